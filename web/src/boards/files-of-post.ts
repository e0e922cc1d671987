import type { FileSummary } from "@bupum/shared/accounts/files/contract";
import type { UploadedFile } from "@bupum/ui/files/uploads";
import { postFile } from "@bupum/ui/files/upload";
import { api } from "../api.ts";
import { signUpload } from "../files/queries.ts";

const sign = signUpload("FILE");

/** A file belongs to one entity (D24-2), so its reader uploads a copy. */
async function copyOf({ id, fileName }: FileSummary): Promise<UploadedFile> {
  const { url, contentType } = await api.files.get({ params: { id } });
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`Storage answered ${reply.status}.`);
  const file = new File([await reply.blob()], fileName, { type: contentType });
  const signed = await sign(file);
  await postFile(signed, file, {
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  return { fileId: signed.fileId, fileName };
}

/** Copies files, one after the other; files that cannot be copied are left out. */
export async function copiesOf(files: readonly FileSummary[]): Promise<UploadedFile[]> {
  const copies: UploadedFile[] = [];
  for (const file of files)
    // One at a time: each may have 20 MB.
    // oxlint-disable-next-line no-await-in-loop
    await copyOf(file).then(
      (copy) => copies.push(copy),
      () => undefined,
    );
  return copies;
}
