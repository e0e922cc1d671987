import type { FileCategory } from "@bupum/shared/accounts/files/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { api } from "../api.ts";

/** Requests an upload form for a file of that category. */
export const signUpload = (category: FileCategory) => (file: File) =>
  api.files.upload({ body: { category, fileName: file.name, size: file.size } });

/** Opens a file by its five-minute link. */
export async function openFile(id: Id<"fil">): Promise<void> {
  const { url } = await api.files.get({ params: { id } });
  open(url, "_blank", "noopener");
}
