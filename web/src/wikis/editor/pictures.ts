import { isId } from "@bupum/shared/kernel/id-text";
import { uploadLimits } from "@bupum/shared/accounts/files/rules";
import { postFile } from "@bupum/ui/files/upload";
import { api } from "../../api.ts";
import { baseUrl } from "../../env.ts";
import { signUpload } from "../../files/queries.ts";

/** Pictures of this visit, which are private until the page is saved. */
export const fresh = new Map<string, string>();

/** The address of a picture: a local one while it is new, else our own. */
export const pictureAddress = (fileId: string): string | null =>
  fresh.get(fileId) ?? (isId(fileId, "fil") ? `${baseUrl}/images/${fileId}` : null);

/** Before the page is saved, only the uploader gets a link to the file, for five minutes. */
async function showOwn(picture: EventTarget | null): Promise<void> {
  if (!(picture instanceof HTMLImageElement)) return;
  const id = picture.src.split("/").at(-1) ?? "";
  if (!isId(id, "fil") || fresh.has(id)) return;
  const { url } = await api.files.get({ params: { id } });
  fresh.set(id, url);
  picture.src = url;
}

// Pictures of another account stay broken.
const onBroken = ({ target }: Event) => void showOwn(target).catch(() => undefined);

/**
 * Shows private pictures of a kept draft within an element: their public address returns nothing
 * until the page is saved. Returns the clean-up function.
 */
export function showOwnPictures(place: HTMLElement): () => void {
  place.addEventListener("error", onBroken, true);
  return () => place.removeEventListener("error", onBroken, true);
}

export const pictureTypes = uploadLimits.IMAGE.extensions;
/** The most bytes of a picture (D9-4). */
export { cataloguePicture } from "@bupum/shared/accounts/files/rules";

interface Picture {
  fileId: string;
  alt: string;
  width: number;
  height: number;
}

/** Uploads a picture. Throws as the API client and storage do, or if it is no picture. */
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
