import { chunksOf } from "@bupum/shared/kernel/chunks";
import { Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import type { registerMerchandiseHistoryRoutes } from "@bupum/shared/sheets/register-merchandise-histories/admin-contract";
import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { write } from "../../kernel/table.ts";
import * as rows from "../../sheets/register-merchandise-histories/items.ts";
import { rowHash } from "../../sheets/register-merchandise-histories/row-hash.ts";
import * as requests from "../../sheets/register-request-histories/items.ts";
import type { Cells } from "@bupum/shared/sheets/register-request-histories/contract";

type Entry = ParsedInput<(typeof registerMerchandiseHistoryRoutes)["create"]>["body"];

const rowsAtOnce = 90;

/**
 * Stores rows typed by an admin and has the worker apply them at once (D8-10): the request keeps
 * its status. Rows that succeeded before stay as they are, so that a repeat changes nothing.
 */
export async function enter(ctx: Context, body: Entry): Promise<rows.RowItem[]> {
  const request = await requests.find(body.registerRequestHistoryId);
  // Before the file is read a typed row would keep the file's row of its number out.
  if (request.status === "CANCELLED" || request.phase === "WAITING" || request.phase === "READING")
    throw new Problem("INVALID_TRANSITION", { from: request.status, to: request.status });
  const kept: rows.RowItem[] = [];
  for (const some of chunksOf(body.rows, rowsAtOnce))
    // Five transactions at most, in the order of the rows.
    // oxlint-disable-next-line no-await-in-loop
    kept.push(...(await enterSome(ctx, request, some, body.createMakers)));
  return kept;
}

async function enterSome(
  ctx: Context,
  request: requests.RequestItem,
  entries: Entry["rows"],
  createMakers: Entry["createMakers"],
): Promise<rows.RowItem[]> {
  const known = await rows.readRows(
    request.id,
    entries.map(({ rowNo }) => rowNo),
  );
  const at = ctx.now();
  const asked = entries.map(({ rowNo, action, merchandise }, index): rows.RowItem => {
    const before = known[index];
    if (before?.doneHash !== undefined) return before;
    const cells = cellsOf(merchandise);
    return {
      ...rows.rowKey(request.id, rowNo),
      requestId: request.id,
      rowNo,
      action,
      sellerId: request.sellerId,
      cells,
      rowHash: rowHash(action, cells),
      faults: [],
      isManual: true,
      createdAt: at,
    };
  });
  const open = asked.filter(({ doneHash }) => doneHash === undefined);
  if (open.length === 0) return asked;
  await write(
    ...open.map(rows.addRow),
    audit(ctx, {
      entity: "register-request",
      id: request.id,
      from: request.status,
      to: request.status,
      reason: `rows ${open.map(({ rowNo }) => rowNo).join(", ")}`,
    }),
    message(at, "register-rows.entered", {
      requestId: request.id,
      rowNos: open.map(({ rowNo }) => rowNo),
      createMakers,
    }),
  );
  return asked;
}

const cellsOf = (typed: Entry["rows"][number]["merchandise"]): Cells =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([column, text]) =>
      text === undefined || text.trim() === "" ? [] : [[column, text.trim()]],
    ),
  );
