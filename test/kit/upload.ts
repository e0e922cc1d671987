import type { UploadCategory } from "@bupum/shared/accounts/files/rules";
import type { World } from "./world.ts";

export type Member = Awaited<ReturnType<World["member"]>>;

/** A user or an admin. */
interface Uploader {
  api: { files: Pick<Member["api"]["files"], "upload"> };
}

/** Uploads a file as a browser does: signs a form, then posts it directly to storage. */
export async function upload(
  member: Uploader,
  {
    fileName,
    content,
    category,
  }: { fileName: string; content: string | Buffer<ArrayBuffer>; category: UploadCategory },
): Promise<`fil_${string}`> {
  const size = Buffer.byteLength(content);
  const signed = await member.api.files.upload({ body: { category, fileName, size } });
  await post(signed, fileName, content);
  return signed.fileId;
}

/** Posts a file with the form that was signed for it. */
export async function post(
  signed: { url: string; fields: Record<string, string> },
  fileName: string,
  content: string | Buffer<ArrayBuffer>,
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(signed.fields)) form.set(name, value);
  form.set("file", new Blob([content]), fileName);
  const reply = await fetch(signed.url, { method: "POST", body: form });
  if (!reply.ok) throw new Error(`Storage answered ${reply.status}: ${await reply.text()}`);
}
