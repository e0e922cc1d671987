import { isId } from "@bupum/shared/kernel/id-text";
import { uploadLimits } from "@bupum/shared/accounts/files/rules";
import { postFile } from "@bupum/ui/files/upload";
import { api } from "../../api.ts";
import { baseUrl } from "../../env.ts";
import { signUpload } from "../../files/queries.ts";

/** Pictures of this visit, which nobody else sees until the page is saved. */
export const fresh = new Map<string, string>();

/** Where a picture is shown from: this machine while it is new, else our own address. */
export const pictureAddress = (fileId: string): string | null =>
  fresh.get(fileId) ?? (isId(fileId, "fil") ? `${baseUrl}/images/${fileId}` : null);

/** Of a file that a page was not saved with, its uploader alone gets a link, for five minutes. */
async function showOwn(picture: EventTarget | null): Promise<void> {
  if (!(picture instanceof HTMLImageElement)) return;
  const id = picture.src.split("/").at(-1) ?? "";
  if (!isId(id, "fil") || fresh.has(id)) return;
  const { url } = await api.files.get({ params: { id } });
  fresh.set(id, url);
  picture.src = url;
}

// What another machine has of them stays as broken as it is.
const onBroken = ({ target }: Event) => void showOwn(target).catch(() => undefined);

/**
 * Shows pictures within an element that came with a kept draft and that nobody else sees until the
 * page is saved: their public address answers nothing yet. Returns what ends it.
 */
export function showOwnPictures(place: HTMLElement): () => void {
  place.addEventListener("error", onBroken, true);
  return () => place.removeEventListener("error", onBroken, true);
}

export const pictureTypes = uploadLimits.IMAGE.extensions;
/** As many bytes as a picture of a page may have (D9-4). */
export { cataloguePicture } from "@bupum/shared/accounts/files/rules";

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
