import { createHash } from "node:crypto";
import { documentRoutes } from "@bupum/shared/papers/documents/contract";
import { en } from "@bupum/shared/papers/documents/words/en";
import { ko } from "@bupum/shared/papers/documents/words/ko";
import { zh } from "@bupum/shared/papers/documents/words/zh";
import type { Id } from "@bupum/shared/kernel/ids";
import { ulidOf } from "@bupum/shared/kernel/owner-ids";
import * as z from "zod/mini";
import { findJob, moveJob } from "../../accounts/batch-job-status/items.ts";
import { findRow } from "../../accounts/stored-files/items.ts";
import { fetchObject } from "../../accounts/stored-files/storage.ts";
import { madeFile } from "../../accounts/stored-files/writes.ts";
import { storeDocument } from "../../accounts/stored-files/writes.ts";
import { now } from "../../kernel/context.ts";
import { env } from "../../kernel/env.ts";
import type { MessageBody } from "../../kernel/messages/messages.ts";
import { write } from "../../kernel/table.ts";
import { paperOf, subjectIn } from "./create.ts";
import {
  addDocument,
  type DocumentItem,
  findMade,
  readLast,
  type Side,
  type Subject,
} from "./items.ts";
import { drawPaper } from "./paper/draw.ts";
import { fingerprintOf, type Paper } from "./paper/model.ts";

type Requested = MessageBody<"document.requested">;
const kinds = { ko: ko.kinds, en: en.kinds, zh: zh.kinds };

/** Makes the document of a job, unless one with the same content was made meanwhile. */
export async function makeDocument(wanted: Requested): Promise<void> {
  const { jobId, userId, language } = wanted;
  const subject = subjectIn(z.parse(documentRoutes.create.body, wanted.wanted));
  const side = wanted.side === "BUY" ? "buyer" : "seller";
  const job = await findJob(userId, jobId);
  if (!job || job.status === "DONE" || job.status === "FAILED") return;
  const paper = await paperOf(subject, side, language, now());
  if (!paper) return fail(wanted, "NOTHING_TO_PRINT");
  const made =
    (await findMade(paper.subject, fingerprintOf(paper))) ?? (await printed(paper, subject, side));
  const id = `fil_${ulidOf(jobId)}` as const;
  const file = { id, fileName: made.fileName, size: made.size };
  const kept = { objectKey: made.objectKey };
  const done = { status: "DONE", progress: 1, total: 1, okCount: 1, resultFileId: id } as const;
  await write(
    madeFile(file, userId, { entity: "document", id: made.number }, now(), kept),
    moveJob(userId, jobId, { ...done, updatedAt: now() }),
  );
}

/** The next document of its chain. Its bytes are stored in the bucket before a row names them. */
async function printed(paper: Paper, subject: Subject, side: Side): Promise<DocumentItem> {
  const { language } = paper;
  const fingerprint = fingerprintOf(paper);
  const last = await readLast(paper.subject);
  const number = `${paper.subject}-${last.count + 1}`;
  const address = `${env("documents").SITE_URL}/documents/${number}?h=${fingerprint}`;
  const logo = paper.logoId && (await readLogo(paper.logoId));
  const bytes = await drawPaper(paper, { number, address, logo });
  const hash = createHash("sha256").update(bytes).digest("hex");
  const objectKey = `documents/${number}/${hash}.pdf`;
  await storeDocument(objectKey, bytes);
  const document = {
    kind: subject.kind,
    subjectId: subject.id,
    ...(subject.kind === "DELIVERY_NOTE" && { parcelAt: subject.at }),
    side,
    language,
    number,
    fingerprint,
    hash,
    ...(last.hash && { prevHash: last.hash }),
    objectKey,
    fileName: `${kinds[language][paper.kind]}_${number}.pdf`,
    size: bytes.length,
    createdAt: now(),
  };
  // BUSY if another one was faster: the repeated message finds it.
  const writes = addDocument(paper.subject, last, document);
  await write(...writes);
  return { ...document, pk: "", sk: "" };
}

/** A logo as it was checked; undefined where its file is gone: the paper is then without it. */
async function readLogo(id: Id<"fil">): Promise<Uint8Array | undefined> {
  const row = await findRow(id);
  return row && fetchObject(row.objectKey, row.etag);
}

const fail = ({ jobId, userId }: Requested, errorCode: string): Promise<void> =>
  write(moveJob(userId, jobId, { status: "FAILED", errorCode, updatedAt: now() }));

/** The message has failed finally: nobody must wait for its job any longer. */
export const giveUp = (wanted: Requested): Promise<void> => fail(wanted, "WORK_FAILED");
