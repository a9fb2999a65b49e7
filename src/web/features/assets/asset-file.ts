import type { AssetSize } from './asset-sizes.ts';

export type Draw = (canvas: CanvasRenderingContext2D, size: AssetSize) => void;

/** A picture as a PNG of exactly its size. */
export async function assetFile(size: AssetSize, draw: Draw): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser can’t draw.');
  draw(context, size);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser can’t make a PNG of that size.');
  return blob;
}
