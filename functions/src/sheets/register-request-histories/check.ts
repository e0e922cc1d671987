import { chunksOf } from "@bupum/shared/kernel/chunks";
import { moveJob } from "../../accounts/batch-job-status/items.ts";
import { now } from "../../kernel/context.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { isSame } from "../../kernel/rows/same.ts";
import { unless, type Write, write } from "../../kernel/table.ts";
import { mostMerchandises } from "../../selling/merchandises/rules.ts";
import * as requests from "./items.ts";
import { beyondPlan, faultsIn } from "../register-merchandise-histories/apply.ts";
import { basisOf } from "../register-merchandise-histories/basis.ts";
import {
  alreadyDone,
  type RowItem,
  rowsAfter,
  type RowStand,
  saveForecast,
} from "../register-merchandise-histories/items.ts";
import { type RowFindings, Market } from "../register-merchandise-histories/market.ts";
import { makersWithNumber } from "../register-merchandise-histories/near-makers.ts";
import { plan, type RowPlan } from "../register-merchandise-histories/plan.ts";
import type { RowValues } from "../register-merchandise-histories/rules.ts";
import { count, seen } from "./count.ts";
import { countsIn, type Tally, tallyOf } from "./tally.ts";
import { traderOf } from "../register-merchandise-histories/trader.ts";
import { besideTwins } from "../register-merchandise-histories/twins.ts";
import type { Trader } from "../register-merchandise-histories/writes.ts";

/** Rows handled by one message (D8-7), and how many are looked up together. */
export const chunkRows = 500;
export const lookRows = 100;

/** A pass over the rows: what is counted, and how many listings the plan still allows (D8-15). */
interface Pass {
  request: requests.RequestItem;
  market: Market;
  trader: Trader;
  tally: Tally;
  room: number;
}

/** The dry run of the next rows: stores each one's outcome, and nothing else. */
export async function checkRows(step: MessageBody<"register-request.read">): Promise<void> {
  const request = await requests.find(step.requestId);
  const { status, phase, run, checkedRows } = request;
  if (status !== "IN_PROGRESS" || phase !== "CHECKING" || run !== step.run) return;
  if (checkedRows !== step.after) return;
  const { rows, more } = await rowsAfter(request.id, request.lastRowNo, chunkRows);
  const trader = await traderOf(request);
  const listings = {
    live: trader.seller?.merchandiseCount ?? 0,
    most: mostMerchandises(trader.isPremium),
  };
  const pass: Pass = {
    request,
    market: new Market(request.sellerId, request.createMakers, request.makers),
    trader,
    tally: tallyOf(request),
    room: (checkedRows > 0 ? request.room : undefined) ?? listings.most - listings.live,
  };
  for (const some of chunksOf(rows, lookRows))
    // oxlint-disable-next-line no-await-in-loop
    await checkSome(some, pass);
  const { tally, room } = pass;
  const at = now();
  const reached = checkedRows + rows.length;
  const next: Write = more
    ? message(at, "register-request.read", { ...step, after: reached })
    : message(at, "register-request.checked", { requestId: request.id, run });
  await unless(
    requests.staleStep,
    write(
      requests.advance(request, {
        ...countsIn(tally),
        checkedRows: reached,
        lastRowNo: rows.at(-1)?.rowNo ?? request.lastRowNo,
        ...(checkedRows === 0 && { listings }),
        room,
        okRows: 0,
        errorRows: tally.counts.ERROR,
        updatedAt: at,
      }),
      moveJob(request.userId, request.jobId, {
        progress: reached,
        errorCount: tally.counts.ERROR,
        updatedAt: at,
      }),
      next,
    ),
  );
}

interface Checked {
  row: RowItem;
  said: RowValues;
  found: RowFindings;
  planned: RowPlan;
  stand: RowStand;
}

async function checkSome(rows: readonly RowItem[], pass: Pass): Promise<void> {
  const { request, market, tally } = pass;
  for (const row of rows)
    if (row.doneHash !== undefined) {
      tally.doneRows += 1;
      count(tally, row, seen(row));
    }
  const open = await besideTwins(
    request.id,
    rows.filter(({ doneHash }) => doneHash === undefined),
  );
  const read = open.map((row) => ({ row, ...faultsIn(row, request.yenSign) }));
  const found = await market.look(read.map(({ row, said }) => ({ action: row.action, said })));
  const checked = read.map(({ row, said, faults }, index): Checked => {
    const stand = standOf(row, said, found[index]!, request.overwritesAll);
    const { offer: _offer, ...planned } = plan({ ...row, ...stand }, said, faults, found[index]!);
    return { row, said, found: found[index]!, planned: withinPlan(planned, pass), stand };
  });
  await nameOthers(checked);
  for (const { row, planned } of checked) count(tally, row, planned);
  const foreseen = checked
    .filter(isNews)
    .map(({ row, planned, stand }) => saveForecast(row, planned, stand));
  if (foreseen.length === 0) return;
  try {
    await write(...foreseen);
  } catch (error) {
    // An admin has just applied one of them by hand: the others are updated one by one.
    if (error !== alreadyDone) throw error;
    for (const one of foreseen)
      // oxlint-disable-next-line no-await-in-loop
      await unless(alreadyDone, write(one));
  }
}

/** A forecast that is stored already needs no write: most rows of a second check. */
const isNews = ({ row, planned, stand }: Checked): boolean =>
  row.result !== undefined ||
  foreseenFields.some((name) => !isSame(row[name] ?? null, planned[name] ?? null)) ||
  standFields.some((name) => !isSame(row[name] ?? null, stand[name] ?? null));
const foreseenFields = [
  "outcome",
  "note",
  "errors",
  "productId",
  "merchandiseId",
  "before",
  "after",
] as const;
const standFields = ["basis", "present", "sameNumber"] as const;

/** A row that the plan has no room for is kept out, in the order of the file (D8-15). */
function withinPlan(planned: RowPlan, pass: Pass): RowPlan {
  if (planned.outcome !== "ADD") return planned;
  if (pass.room <= 0) return beyondPlan(planned, pass.trader);
  pass.room -= 1;
  return planned;
}

/**
 * The listing that a row was made from: what its file says, else what its first check finds. A row
 * that was set aside and is to overwrite its listing is as if made from the present one (D8-17).
 */
function standOf(
  row: RowItem,
  { partNumber }: RowValues,
  { own, maker }: RowFindings,
  overwrites = false,
): RowStand {
  if (row.action === "DELETE" || row.isManual) return {};
  const wasAside = row.errors?.some(({ code }) => code === "LISTING_CHANGED") ?? false;
  const present = maker && partNumber ? basisOf(own[0]) : undefined;
  const basis = (overwrites && wasAside ? row.present : row.basis) ?? present;
  return { ...(basis && { basis }), ...(present && { present }) };
}

/** Says of parts that are new, or of unknown makers, which other makers have the number (D8-19). */
async function nameOthers(checked: readonly Checked[]): Promise<void> {
  const asked = checked.filter(
    ({ planned, found, said }) =>
      said.partNumber !== undefined &&
      !found.product &&
      (planned.note === "PRODUCT_CREATED" ||
        planned.errors.some(({ code }) => code === "MANUFACTOR_UNKNOWN")),
  );
  if (asked.length === 0) return;
  const known = await makersWithNumber(asked.map(({ said }) => said.partNumber!));
  for (const { said, stand } of asked) {
    const makers = known.get(said.partNumber!) ?? [];
    if (makers.length > 0) stand.sameNumber = makers;
  }
}
