import { idOfUpload } from "@bupum/shared/accounts/files/contract";
import { looksLikeSheet } from "@bupum/shared/accounts/files/rules";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { mostFiles } from "@bupum/shared/sheets/register-request-histories/columns";
import type {
  RegisterRequestHistory,
  registerRequestHistoryRoutes,
} from "@bupum/shared/sheets/register-request-histories/contract";
import { addJob } from "../../accounts/batch-job-status/items.ts";
import { claim } from "../../accounts/stored-files/items.ts";
import { audit } from "../../kernel/audit.ts";
import { type Context, userOf } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { write } from "../../kernel/table.ts";
import { noOutcomes } from "../register-merchandise-histories/items.ts";
import { corrects } from "./corrections.ts";
import * as items from "./items.ts";
import { registerWords } from "./rules.ts";

/** A request of which nothing is read yet. */
const waiting = {
  status: "READY",
  adminManualStatus: "BEFOREPROGRESS",
  phase: "WAITING",
  totalRows: 0,
  checkedRows: 0,
  appliedRows: 0,
  lastRowNo: 0,
  outcomes: noOutcomes,
  okRows: 0,
  errorRows: 0,
  unknownMakerRows: 0,
  ignoredColumns: [],
  createMakers: false,
  run: 1,
  version: 1,
} satisfies Partial<items.RequestItem>;

/** Claims an upload for a new request and has it read. */
export async function create(
  ctx: Context,
  body: ParsedInput<(typeof registerRequestHistoryRoutes)["create"]>["body"],
): Promise<RegisterRequestHistory> {
  const { fileName, action, memo, columns = [] } = body;
  const fileId = uploadOf(body);
  const { sellerId, userId, isPremium, name, companyName } = userOf(ctx);
  const [id, jobId, at] = [ctx.newId("rrh"), ctx.newId("job"), ctx.now()];
  const { files, hashes, writes } = await claim(ctx, [fileId], {
    entity: "register-request",
    id,
    readers: { sellerId },
    categories: ["REQUEST"],
    // A sheet is known by its content, whatever its name ends in (D8-3).
    looks: (_type, head) => looksLikeSheet(head),
  });
  const isCorrection = await corrects(sellerId, body.correctionOf);
  const [file] = files;
  const fileHash = hashes.get(fileId);
  // `claim` refuses a file held by another request, so this one was checked just now.
  if (!file || fileHash === undefined) throw new Problem("FILE_INVALID", { fileId });
  const request = {
    id,
    sellerId,
    sellerName: companyName ?? name,
    userId,
    language: ctx.language,
    action,
    file: { ...file, ...(fileName && { fileName }) },
    fileHash,
    ...(memo && { memo }),
    ...(columns.length > 0 && { assigned: columns }),
    ...(isCorrection && { correctionOf: body.correctionOf, isUncounted: true }),
    ...waiting,
    jobId,
    createdAt: at,
    updatedAt: at,
  } satisfies Omit<items.RequestItem, "pk" | "sk">;
  const reply = items.toHistory(request, registerWords[ctx.language]);
  await write(
    ctx.once(reply),
    ...items.addRequest(request, isCorrection ? undefined : limitOf(isPremium)),
    ...writes,
    addJob(userId, { id: jobId, kind: "IMPORT", refId: id, createdAt: at }),
    audit(ctx, { entity: "register-request", id, from: "NONE", to: "READY" }),
    message(at, "register-request.received", { requestId: id, run: 1 }),
  );
  return reply;
}

/** The upload that a body names, by id or by key. */
function uploadOf({
  fileId,
  fileKey,
}: ParsedInput<(typeof registerRequestHistoryRoutes)["create"]>["body"]) {
  const found = fileId ?? (fileKey && idOfUpload(fileKey));
  if (!found) throw faultAt("body.fileKey", "required");
  return found;
}

/** Files in a month (D18-1). */
const limitOf = (isPremium: boolean) =>
  isPremium
    ? { files: mostFiles.premium, refused: new Problem("BULK_LIMIT", { most: mostFiles.premium }) }
    : {
        files: mostFiles.basic,
        refused: new Problem("SUBSCRIPTION_REQUIRED", { feature: "BULK_FILES" }),
      };
