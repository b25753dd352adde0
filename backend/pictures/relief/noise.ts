import { blur } from './blur';

/** A deterministic number in 0..1. */
export function hash(i: number, seed: number): number {
  let h = Math.imul(i ^ (seed * 374761393), 668265263);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Seed of a text (FNV-1a), so that no two cast bars design the same. */
export function seedOf(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}

/** Fills `out` with smooth hills of about `radius` pixels, mean 0 and standard deviation 1. */
export function fillNoise(
  out: Float32Array,
  scratch: Float32Array,
  width: number,
  height: number,
  radius: number,
  seed: number,
): void {
  for (let i = 0; i < out.length; i++) out[i] = hash(i, seed) - 0.5;
  // A second blur: two box passes alone leave a visible grid in the noise.
  const reach = Math.max(1, Math.round(radius * 0.75));
  blur(out, scratch, width, height, reach);
  blur(out, scratch, width, height, reach);
  let square = 0;
  for (let i = 0; i < out.length; i++) square += (out[i] ?? 0) ** 2;
  const scale = 1 / Math.sqrt(square / out.length + 1e-12);
  for (let i = 0; i < out.length; i++) out[i] = (out[i] ?? 0) * scale;
}
