import * as z from "zod/mini";
import { callSolapi, SolapiRefusal } from "./solapi.ts";

/** Stores the id of one message's group, so that a second try finds the group of the first. */
export interface Memory {
  groupId?: string | undefined;
  /** Replaces the known id by a new one; throws if another worker was faster. */
  remember: (groupId: string) => Promise<void>;
}
/** Accepted for delivery, or finally refused with SOLAPI's status code (1xxx). */
export type Outcome = { accepted: true } | { accepted: false; code: string };
export type Report = { state: "WAITING" | "DELIVERED" } | { state: "FAILED"; code: string };

const group = z.object({ groupId: z.string(), status: z.string() });
const members = z.object({
  messageList: z.record(z.string(), z.object({ statusCode: z.string() })),
});
const added = z.object({ resultList: z.array(z.object({ statusCode: z.string() })) });
const path = (groupId = "") => `/messages/v4/groups${groupId && `/${groupId}`}`;

/** Codes of immediate refusals begin with 1. */
const isTaken = (code: string) => !code.startsWith("1");

async function codesIn(groupId: string): Promise<string[]> {
  const { messageList } = await callSolapi("GET", `${path(groupId)}/messages`, members);
  return Object.values(messageList).map(({ statusCode }) => statusCode);
}

/** The group as SOLAPI has it; a group that was never sent is deleted there after a day. */
async function find(groupId: string | undefined) {
  if (groupId === undefined) return undefined;
  try {
    return await callSolapi("GET", path(groupId), group);
  } catch (error) {
    if (error instanceof SolapiRefusal && error.status === 404) return undefined;
    throw error;
  }
}

/**
 * Sends one message exactly once, however often it is called with the same memory: a group is
 * created and remembered, the message is added (a group accepts a number only once), and the group
 * is sent (possible only once). A crash before `remember` leaves an empty group behind.
 */
export async function sendOnce(message: object, memory: Memory): Promise<Outcome> {
  let known = await find(memory.groupId);
  const isFresh = !known;
  if (!known) {
    known = await callSolapi("POST", path(), group, { allowDuplicates: false });
    await memory.remember(known.groupId);
  }
  const { groupId, status } = known;
  if (status !== "PENDING") return { accepted: true };
  const refused = await fill(groupId, message, isFresh);
  if (refused !== undefined) return { accepted: false, code: refused };
  try {
    await callSolapi("POST", `${path(groupId)}/send`, group);
  } catch (error) {
    // Refused because an earlier try or another worker sent it: success.
    const now = error instanceof SolapiRefusal ? await find(groupId) : undefined;
    if (!now || now.status === "PENDING") throw error;
  }
  return { accepted: true };
}

/** Adds the message to the group unless it is in it; returns the code of a refusal. */
async function fill(
  groupId: string,
  message: object,
  isFresh: boolean,
): Promise<string | undefined> {
  const before = isFresh ? [] : await codesIn(groupId);
  // Another worker may have sent it since the group was read.
  if (before.some(isTaken)) return undefined;
  if (before.length > 0) return before[0];
  const body = { messages: [message] };
  const { resultList } = await callSolapi("PUT", `${path(groupId)}/messages`, added, body);
  const code = resultList[0]?.statusCode ?? "1010";
  // 1026: the number is already in the group; another worker added it, or the answer was lost.
  return code === "2000" || code === "1026" ? undefined : code;
}

/** The result of the one message of a sent group (codes: P2-2). */
export async function reportOf(groupId: string): Promise<Report> {
  const codes = await codesIn(groupId);
  const code = codes.find(isTaken) ?? codes[0] ?? "2000";
  if (code === "4000") return { state: "DELIVERED" };
  return code === "2000" || code === "3000" ? { state: "WAITING" } : { state: "FAILED", code };
}
