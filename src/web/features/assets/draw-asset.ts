/** The part of a canvas that drawing takes: the pages have it, and so has the browser that `npm run build -- assets` starts. */
type Canvas = CanvasRenderingContext2D;

interface Size {
  readonly width: number;
  readonly height: number;
}

const slate = '#0F172A';
const paper = '#EAF0FA';
const brandBlue = '#0080FF';

/** The face of the name; whoever draws a splash has loaded it under this name. */
export const splashFace = 'Candor Splash';

/** Full squares: phones and stores cut the corners themselves. A maskable one may be cut to a circle, so its mark is smaller. */
export function drawIcon(canvas: Canvas, { width, height }: Size, isMaskable = false): void {
  fill(canvas, { width, height });
  const size = width * (isMaskable ? 0.46 : 0.6);
  drawMark(canvas, { x: (width - size * markRatio) / 2, y: (height - size) / 2, size });
}

/** Mark and name in the middle, on the color of the app, which follows it without a flash. */
export function drawSplash(canvas: Canvas, { width, height }: Size): void {
  fill(canvas, { width, height });
  // Phones fill the screen with it and cut off what is left over; the tallest show less than half of a square.
  const size = Math.min(width, height / 2) * 0.13;
  canvas.font = `800 ${size * 0.92}px "${splashFace}"`;
  canvas.textBaseline = 'alphabetic';
  canvas.letterSpacing = `${-size * 0.02}px`;
  const name = 'Candor';
  const gap = size * 0.3;
  const markWidth = size * markRatio;
  const start = (width - markWidth - gap - canvas.measureText(name).width) / 2;
  const top = (height - size) / 2;
  drawMark(canvas, { x: start, y: top, size });
  canvas.fillStyle = paper;
  canvas.fillText(name, start + markWidth + gap, top + size * 0.74);
}

function fill(canvas: Canvas, { width, height }: Size): void {
  canvas.fillStyle = slate;
  canvas.fillRect(0, 0, width, height);
}

/** The drawing's own square, as in `layout/brand.tsx`: a "C" above the editor's underline. */
const box = { x: 3.2, y: 2.6, width: 16.6, height: 20.3 };
const markRatio = box.width / box.height;

function drawMark(canvas: Canvas, { x, y, size }: { x: number; y: number; size: number }): void {
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(size / box.height, size / box.height);
  canvas.translate(-box.x, -box.y);
  canvas.lineCap = 'round';
  canvas.lineWidth = 2.8;
  canvas.strokeStyle = paper;
  canvas.stroke(new Path2D('M17.6 7.1a7 7 0 1 0 0 7.8'));
  canvas.lineWidth = 2.6;
  canvas.strokeStyle = brandBlue;
  canvas.stroke(new Path2D('M5 21.5h13'));
  canvas.restore();
}
