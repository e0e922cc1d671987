import { companyLogo } from "@bupum/shared/accounts/files/rules";

/** The largest widths in pixels to try; a third of it is the largest height. */
const widths = [900, 600, 300] as const;

/** Draws a picture as a PNG that fits into this width. Throws where the file is no picture. */
export type Drawn = (file: File, width: number) => Promise<Blob | undefined>;

async function drawn(file: File, width: number): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = Math.min(1, width / picture.width, width / 3 / picture.height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  return blob ?? undefined;
}

/**
 * A picture as the logo that the API takes (D40-19): a PNG, as large as papers need it. Undefined for
 * what this browser cannot draw.
 */
export async function drawnLogo(file: File, draw: Drawn = drawn): Promise<File | undefined> {
  try {
    for (const width of widths) {
      // oxlint-disable-next-line no-await-in-loop -- the next one is smaller
      const blob = await draw(file, width);
      if (blob && blob.size <= companyLogo.maxBytes)
        return new File([blob], "logo.png", { type: "image/png" });
    }
  } catch {
    return undefined; // No picture, whatever its name says.
  }
  return undefined;
}
