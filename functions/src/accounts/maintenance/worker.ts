import { nameOutside } from "../../kernel/people.ts";
import type { MaintenanceConflict } from "@bupum/shared/accounts/maintenance/admin-contract";
import type { MaintenanceName } from "@bupum/shared/accounts/maintenance/names";
import { audit, systemAt } from "../../kernel/audit.ts";
import { newUuid, now } from "../../kernel/context.ts";
import type { ListOf } from "../../kernel/list.ts";
import { log } from "../../kernel/log.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { type Item, unless, type Write, write } from "../../kernel/table.ts";
import { walk } from "../../kernel/walk.ts";
import * as companies from "../companies/items.ts";
import * as sellers from "../seller-infos/items.ts";
import { showUnsaid } from "../seller-infos/writes.ts";
import * as users from "../users/items.ts";
import { missingLocks } from "../users/writes.ts";
import * as items from "./items.ts";

/** Rows handled by one message; the next message continues after them. */
const atOnce = 200;
const mostNamed = 20;

/** The writes that repair a row, and what cannot be repaired. */
interface Mending {
  writes: Write[];
  conflicts?: MaintenanceConflict[];
}
interface Act {
  list: ListOf;
  mend: (row: Item) => Promise<Mending>;
}
const everyAccount: ListOf = { index: "gsi2", pk: users.everyAccount, newestFirst: false };

async function applyUuid(row: Item): Promise<Mending> {
  const { id, uuid } = users.toAccount(row);
  return { writes: uuid === undefined ? [nameOutside(id, newUuid(), items.staleRun)] : [] };
}

async function registerUser(row: Item): Promise<Mending> {
  const account = users.toAccount(row);
  const { writes, taken } = await missingLocks(account, items.staleRun);
  return { writes, conflicts: taken.map((field) => ({ userId: account.id, field })) };
}

async function showNumbers(row: Item): Promise<Mending> {
  const seller = await sellers.readSeller(row["sellerId"] as sellers.SellerRow["id"]);
  const writes = seller ? showUnsaid(seller) : [];
  // The seller's dealer entry has copies of its numbers.
  const follows = seller && sellers.isLive(seller) && writes.length > 0;
  return {
    writes: follows
      ? [...writes, message(now(), "seller.changed", { sellerId: seller.id })]
      : writes,
  };
}

/** Each company has a member, and is found by him. */
async function registerCompanies(row: Item): Promise<Mending> {
  const members = await companies.listMemberships(users.toAccount(row).id);
  const found = await companies.readCompanies(members.map(({ companyId }) => companyId));
  return { writes: found.flatMap((company) => companies.missingNumber(company, items.staleRun)) };
}

/** The listings of a seller are walked by messages of their own. */
async function listCounts(row: Item): Promise<Mending> {
  const sellerId = row["sellerId"] as sellers.SellerRow["id"];
  return { writes: [message(now(), "counts.missed", { sellerId })] };
}

const acts: Record<MaintenanceName, Act> = {
  APPLY_UUID: { list: everyAccount, mend: applyUuid },
  REGISTER_USERS: { list: everyAccount, mend: registerUser },
  // The card provider knows an account by the same name as other services outside.
  APPLY_CUSTOMER_KEY: { list: everyAccount, mend: applyUuid },
  LIST_COUNTS: { list: sellers.everySellerByAge, mend: listCounts },
  REGISTER_COMPANIES: { list: everyAccount, mend: registerCompanies },
  PHONE_NUMBER_VISIBLE: { list: sellers.everySellerByAge, mend: showNumbers },
};

const isAt = (
  run: items.RunItem | undefined,
  at: MessageBody<"maintenance.advanced">,
): run is items.RunItem =>
  run?.run === at.run && run.step === at.step && run.status === "IN_PROGRESS";

/**
 * One stretch of a run. Correct rows are left alone, so that a repeat after a crash continues where
 * it ended; each change is counted in its own transaction, the rest with the step.
 */
async function goThrough(due: MessageBody<"maintenance.advanced">): Promise<void> {
  const run = await items.find(due.name);
  if (!isAt(run, due)) return;
  const { list, mend } = acts[run.name];
  const conflicts: MaintenanceConflict[] = [];
  let walkedCount = 0;
  const next = await walk(list, atOnce, run.after, async (row) => {
    try {
      const mending = await mend(row);
      walkedCount += 1;
      conflicts.push(...(mending.conflicts ?? []));
      if (mending.writes.length === 0) return;
      await unless(items.staleRun, write(...mending.writes, items.countChange(run)));
    } catch (error) {
      // Logged, because a person has to repair the row by hand.
      log("error", { job: "maintenance", name: run.name, row: row.pk });
      throw error;
    }
  });
  const at = now();
  const counted = { walkedCount, conflictCount: conflicts.length };
  const named = [...run.conflicts, ...conflicts].slice(0, mostNamed);
  const step = run.step + 1;
  await unless(
    items.staleRun,
    next === undefined
      ? write(
          items.advance(
            run,
            { status: "DONE", conflicts: named, finishedAt: at, updatedAt: at },
            counted,
          ),
          ended(run, "DONE", at),
        )
      : write(
          items.advance(
            run,
            { status: "IN_PROGRESS", step, after: next, conflicts: named, updatedAt: at },
            counted,
          ),
          message(at, "maintenance.advanced", { name: run.name, run: run.run, step }),
        ),
  );
}

const ended = (run: items.RunItem, to: "DONE" | "FAILED", at: string): Write =>
  audit(systemAt(at), {
    entity: "maintenance",
    id: run.name,
    from: "IN_PROGRESS",
    to,
    via: "SYSTEM",
    reason: `run ${run.run}`,
  });

/** A step that fails ends the run; started again, it skips what was repaired. */
async function giveUp(due: MessageBody<"maintenance.advanced">): Promise<void> {
  const run = await items.find(due.name);
  if (!isAt(run, due)) return;
  const at = now();
  await unless(
    items.staleRun,
    write(
      items.advance(run, { status: "FAILED", finishedAt: at, updatedAt: at }),
      ended(run, "FAILED", at),
    ),
  );
}

export const walks = { "maintenance.advanced": goThrough };
export const lastTries = { "maintenance.advanced": giveUp };
