/** The parent process when this module loads. Load it before slow modules: a parent that ends in the meantime is otherwise never missed. */
export const parentAtStart = process.ppid;
