import { isId } from "@bupum/shared/kernel/id-text";
import { uploadLimits } from "@bupum/shared/files/rules";
import { postFile } from "@bupum/ui/files/upload";
import { baseUrl } from "../../env.ts";
import { signUpload } from "../../files/queries.ts";

/** Pictures of this visit, which nobody else sees until the page is saved. */
export const fresh = new Map<string, string>();

/** Where a picture is shown from: this machine while it is new, else our own address. */
export const pictureAddress = (fileId: string): string | null =>
  fresh.get(fileId) ?? (isId(fileId, "fil") ? `${baseUrl}/images/${fileId}` : null);

export const pictureTypes = uploadLimits.IMAGE.extensions;
/** As many bytes as a picture of a page may have (D9-4). */
export { cataloguePicture } from "@bupum/shared/files/rules";

interface Picture {
  fileId: string;
  alt: string;
  width: number;
  height: number;
}

/** Sends a picture to storage. Throws as the API client and storage do, or where it is none. */
export async function uploadPicture(file: File): Promise<Picture> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  const signed = await signUpload("IMAGE")(file);
  await postFile(signed, file, {
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  fresh.set(signed.fileId, URL.createObjectURL(file));
  return { fileId: signed.fileId, alt: file.name.replace(/\.[^.]+$/, ""), width, height };
}
