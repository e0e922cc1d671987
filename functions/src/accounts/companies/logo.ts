import { companyLogo } from "@bupum/shared/accounts/files/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { Problem } from "@bupum/shared/kernel/problem";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { companyKey } from "../../kernel/request/members.ts";
import { type Write, write } from "../../kernel/table.ts";
import { claim, findRow } from "../stored-files/items.ts";
import { readBy } from "../stored-files/readers.ts";
import { fetchObject } from "../stored-files/storage.ts";
import { isLogo } from "./logo-picture.ts";
import { findAsOwner } from "./shown.ts";
import { stillOwner } from "./writes.ts";

// Access patterns: those of items.ts.

/**
 * Gives a company another logo, or none, as an owner (D40-19). The one before is shown to nobody from
 * then on. Throws what `claim` throws; refused with VERSION_CONFLICT.
 */
export async function setLogo(
  ctx: Context,
  companyId: Id<"cmp">,
  fileId: Id<"fil"> | undefined,
): Promise<{ logoId?: Id<"fil"> }> {
  const { company, member } = await findAsOwner(ctx, companyId);
  const { logoId: before } = company;
  const reply = fileId ? { logoId: fileId } : {};
  if (fileId === before) return reply;
  const claims = fileId ? await claimLogo(ctx, companyId, fileId) : [];
  await write(
    {
      change: companyKey(companyId),
      set: { ...reply, updatedAt: ctx.now() },
      ...(!fileId && { unset: ["logoId"] }),
      guard: {
        exists: true,
        ...(before ? { equals: { logoId: before } } : { lacks: ["logoId"] }),
        refused: new Problem("VERSION_CONFLICT"),
      },
    },
    ...claims,
    ...readBy(before ? [{ id: before }] : [], {}),
    stillOwner(member),
    audit(ctx, {
      entity: "company",
      id: companyId,
      from: `LOGO ${before ?? "NONE"}`,
      to: `LOGO ${fileId ?? "NONE"}`,
    }),
  );
  return reply;
}

/** Of a new file the claim; one that the company had before is shown again. */
async function claimLogo(ctx: Context, companyId: Id<"cmp">, fileId: Id<"fil">): Promise<Write[]> {
  const readers = { isPublic: true } as const;
  const { hashes, writes } = await claim(ctx, [fileId], {
    entity: "company",
    id: companyId,
    readers,
    categories: ["IMAGE"],
    only: companyLogo,
  });
  const hash = hashes.get(fileId);
  if (hash === undefined) return readBy([{ id: fileId }], readers);
  const row = await findRow(fileId);
  const bytes = row && (await fetchObject(row.objectKey, hash));
  if (!bytes || !isLogo(bytes)) throw new Problem("FILE_TYPE_MISMATCH", { fileId });
  return writes;
}
