import { useEffect, useRef } from 'react';
import type { Draw } from './asset-file.ts';
import type { AssetSize } from './asset-sizes.ts';

interface AssetCanvasProps {
  label: string;
  size: AssetSize;
  draw: Draw;
}

/** The picture in its real pixels, shown as large as there is room. */
export function AssetCanvas({ label, size, draw }: AssetCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context) draw(context, size);
  }, [size, draw]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      width={size.width}
      height={size.height}
      className="mx-auto block h-auto max-h-[60vh] max-w-full rounded-sheet shadow-float outline outline-line"
    />
  );
}
