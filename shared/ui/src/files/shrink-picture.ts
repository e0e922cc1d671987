/** Longest sides in pixels to try: small letters of a scanned page are still read at the last one. */
const sides = [3_000, 2_400, 1_900, 1_500] as const;
const quality = 0.85;

export const isPicture = (fileName: string): boolean => /\.(?:jpe?g|png)$/i.test(fileName);

/** Draws a picture upright, with its longest side at most so long, as JPEG. */
export type Drawn = (file: File, side: number) => Promise<Blob | undefined>;

async function drawn(file: File, side: number): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const pen = canvas.getContext("2d");
  if (!pen) return undefined;
  // What is transparent in a PNG would be black in a JPEG.
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", quality));
  return blob ?? undefined;
}

/**
 * A picture as a JPEG of at most so many bytes; other files, small ones, and what no browser can
 * draw, as they are: the server then refuses what is too large.
 */
export async function shrunkPicture(
  file: File,
  mostBytes: number,
  draw: Drawn = drawn,
): Promise<File> {
  if (file.size <= mostBytes || !isPicture(file.name)) return file;
  try {
    for (const side of sides) {
      // oxlint-disable-next-line no-await-in-loop -- the next one is smaller
      const blob = await draw(file, side);
      if (blob && blob.size <= mostBytes)
        return new File([blob], file.name.replace(/\.\w+$/, ".jpg"), { type: "image/jpeg" });
    }
  } catch {
    return file; // No picture, whatever its name says.
  }
  return file;
}
