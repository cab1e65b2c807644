import { useRef, useState, type DragEvent } from 'react';

const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** Accepts a file dropped anywhere on the element; otherwise a missed drop would replace the page with the file. */
export function useFileDrop(onFile: (file: File) => void) {
  const [isDragging, setIsDragging] = useState(false);
  /** Entering a child leaves its parent: only the sum tells whether the file is still over the element. */
  const depth = useRef(0);
  const end = () => {
    depth.current = 0;
    setIsDragging(false);
  };
  const dropEvents = {
    onDragEnter: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth.current += 1;
      setIsDragging(true);
    },
    onDragOver: (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    },
    onDragLeave: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth.current -= 1;
      if (depth.current <= 0) end();
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      end();
      const [file] = event.dataTransfer.files;
      if (file) onFile(file);
    },
  };
  return { isDragging, dropEvents };
}
