/** Width and height in the header of a lossy WebP file: 14 bits each, after the frame's signature. */
export function readWebpSize(bytes: Buffer): { width: number; height: number } {
  const at = bytes.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
  if (at === -1) throw new Error('This is no lossy WebP picture.');
  return { width: bytes.readUInt16LE(at + 3) & 0x3fff, height: bytes.readUInt16LE(at + 5) & 0x3fff };
}
