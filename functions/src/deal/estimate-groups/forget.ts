import { searchText } from "@bupum/shared/deal/estimates/rules";
import { chunksOf } from "@bupum/shared/kernel/chunks";
import { Problem } from "@bupum/shared/kernel/problem";
import { estimateKey } from "../whole-groups/estimates.ts";
import { forgetNames } from "../../accounts/stored-files/writes.ts";
import { withoutNames } from "../../accounts/stored-files/rules.ts";
import { now } from "../../kernel/context.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { unless, write, type Write } from "../../kernel/table.ts";
import { lineKey } from "../whole-groups/lines.ts";
import { titleOf } from "../whole-groups/line-rules.ts";
import { closedName } from "../../accounts/users/items.ts";
import { findWholeGroup } from "../whole-groups/items.ts";
import { everyOfBuyer, type GroupItem, groupKey, groupTermsKey } from "../whole-groups/groups.ts";

// Without a guard: idempotent.

/** Thrown if another call already did it: nothing is left to do. */
const done = new Problem("BUSY");
const rowsAtOnce = 20;

/** D6-16: closes the requests of a buyer who left and removes the personal data. */
export async function closeGroups({ userId }: MessageBody<"account.closed">): Promise<void> {
  for await (const group of everyOfBuyer(userId)) {
    if (group.open) await cancelRequest(group);
    await forgetBuyer(group);
  }
}

const cancelRequest = ({ id }: GroupItem): Promise<void> =>
  unless(
    done,
    write(
      {
        change: groupKey(id),
        set: { open: false, closeReason: "BUYER_CANCELLED" },
        add: { version: 1 },
        guard: { equals: { open: true }, refused: done },
      },
      message(now(), "group.changed", { groupId: id }),
    ),
  );

/** Removes personal data and all free texts; parts, numbers and prices stay. */
async function forgetBuyer({ id, buyerName }: GroupItem): Promise<void> {
  // The header is written last: it records that the rest is done.
  if (buyerName === closedName) return;
  const { group, terms, estimates, lines } = await findWholeGroup(id);
  const title = titleOf(terms.lines, "ko");
  const plain = { title, buyerName: closedName, buyerText: searchText(closedName) };
  const numberText = (number: string) => searchText(number, group.number, title);
  const attached = [...terms.files, ...terms.lines.flatMap((line) => line.files)];
  const writes: Write[] = [
    {
      change: groupTermsKey(id),
      set: {
        contact: { name: closedName },
        files: withoutNames(terms.files),
        lines: terms.lines.map(({ memo: _memo, ...line }) => ({
          ...line,
          files: withoutNames(line.files),
        })),
      },
      unset: ["memo", "closeDetail"],
    },
    ...forgetNames([...new Map(attached.map((file) => [file.id, file])).values()]),
    ...estimates.map((estimate) => ({
      change: estimateKey(estimate.id),
      set: { ...plain, numberText: numberText(estimate.number) },
    })),
    ...lines.map((line) => ({
      change: lineKey(line.id),
      set: {
        ...plain,
        numberText: numberText(line.estimateNumber),
        files: withoutNames(line.files),
      },
      unset: ["memo"],
    })),
  ];
  for (const some of chunksOf(writes, rowsAtOnce)) await Promise.all(some.map((one) => write(one)));
  await write({
    change: groupKey(id),
    set: { title, buyerName: closedName, searchText: searchText(group.number, title) },
  });
}
