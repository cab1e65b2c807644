/** How much larger than usual the reader's text is: 1 at 16 px, 2 at 200%. */
export const textScale = (): number => (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;
