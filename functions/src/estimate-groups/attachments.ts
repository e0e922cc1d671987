import type { GroupDraft } from "@bupum/shared/estimate-groups/contract";
import type { FileSummary } from "@bupum/shared/files/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { faultAt } from "@bupum/shared/kernel/problem";
import { claim } from "../files/items.ts";
import type { Context } from "../kernel/context.ts";
import type { Write } from "../kernel/table.ts";

export interface Attachments {
  group: FileSummary[];
  /** By line, in the order of the request. */
  lines: FileSummary[][];
  writes: Write[];
}

/** Two rows a file must fit the one transaction that makes a request. */
const mostFiles = 35;

/** Claims the files of a request and its lines, each for the sellers who are asked for it. */
export async function attach(
  ctx: Context,
  groupId: Id<"egr">,
  draft: Pick<GroupDraft, "fileIds" | "lines">,
  chosen: readonly Id<"sel">[][],
): Promise<Attachments> {
  const readers = new Map<Id<"fil">, Set<Id<"sel">>>();
  const admit = (fileIds: readonly Id<"fil">[], sellerIds: readonly Id<"sel">[]) => {
    for (const id of fileIds) readers.set(id, new Set([...(readers.get(id) ?? []), ...sellerIds]));
  };
  admit(draft.fileIds, chosen.flat());
  for (const [index, { fileIds }] of draft.lines.entries()) admit(fileIds, chosen[index]!);
  if (readers.size > mostFiles) throw faultAt("body.fileIds", "too_many", { maximum: mostFiles });
  const audiences = Map.groupBy(readers, ([, sellerIds]) => [...sellerIds].toSorted().join());
  const claims = await Promise.all(
    [...audiences.values()].map((files) =>
      claim(
        ctx,
        files.map(([id]) => id),
        { entity: "estimateGroup", id: groupId, readers: { sellerIds: [...files[0]![1]] } },
      ),
    ),
  );
  const found = new Map(claims.flatMap(({ files }) => files.map((file) => [file.id, file])));
  const summaries = (fileIds: readonly Id<"fil">[]) => fileIds.map((id) => found.get(id)!);
  return {
    group: summaries(draft.fileIds),
    lines: draft.lines.map(({ fileIds }) => summaries(fileIds)),
    writes: claims.flatMap(({ writes }) => writes),
  };
}
