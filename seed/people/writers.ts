import type { Item } from "@bupum/functions/kernel/table";
import type { AccountDraft } from "@bupum/functions/accounts/users/items";
import { writerItems } from "@bupum/functions/accounts/writer-infos/items";
import { writerIdOf } from "@bupum/shared/kernel/owner-ids";
import type { Id } from "@bupum/shared/kernel/ids";
import { addHours, addMinutes, type Instant } from "@bupum/shared/kernel/time";
import { reviewEnd } from "@bupum/shared/accounts/writer-infos/rules";
import type { WriterInfo, WriterProof } from "@bupum/shared/accounts/writer-infos/contract";
import { wikiCategoryId } from "../articles/category-rows.ts";
import { openedAt } from "../ids.ts";

type Standing = Pick<WriterInfo, "status" | "writerRole"> & {
  /** Keys of wiki categories. */
  expertOf?: readonly string[];
  /** What the reviewer wrote. */
  said?: string;
};

const certified: Standing = { status: "APPROVED", writerRole: "WRITER" };
/** Who writes in the demo market, and one person in each other state of the review (D27-5). */
const standings: Record<string, Standing> = {
  seller01: certified,
  seller02: { ...certified, writerRole: "EXPERT", expertOf: ["sensors", "instruments"] },
  seller03: certified,
  seller04: certified,
  seller05: certified,
  seller06: {
    status: "REJECTED",
    writerRole: "NONE",
    said: "다른 사이트의 글을 출처 없이 옮긴 문서가 여러 건 확인되어 인증을 취소합니다.",
  },
  seller07: certified,
  seller08: { ...certified, writerRole: "EXPERT", expertOf: ["succession"] },
  seller09: { ...certified, writerRole: "EXPERT", expertOf: ["switchgear", "wiring"] },
  seller10: { ...certified, writerRole: "EXPERT", expertOf: ["motion"] },
  seller11: certified,
  seller12: certified,
  buyer01: { status: "PENDING", writerRole: "NONE" },
  buyer02: {
    status: "CORRECTION",
    writerRole: "NONE",
    said: "다룬 설비와 기간을 연도별로 적어 주세요. 자격증이 있으면 파일로 올려 주세요.",
  },
  buyer03: {
    status: "REJECTED",
    writerRole: "NONE",
    said: "적어 주신 내용으로는 현장 경험을 확인하기 어렵습니다.",
  },
};

/** What the account says of its writer. */
export function writerAccount(userId: string, name: string): Partial<AccountDraft> {
  const standing = standings[userId];
  if (!standing) return {};
  const { status, writerRole, expertOf = [] } = standing;
  return {
    writerRole,
    writerApproval: status,
    expertCategories: expertOf.map(wikiCategoryId),
    penName: name,
  };
}

const proofOf = (wantedRole: WriterProof["wantedRole"]): WriterProof => ({
  wantedRole,
  occupation: "자동화 설비 보전",
  careerYears: 14,
  expertise: ["PLC", "센서", "인버터"],
  career:
    "2012년부터 식품 포장 라인의 전기 보전을 맡았고, 2018년부터 노후 제어기를 새 기종으로 바꾸는 일을 하고 있습니다.",
  files: [],
});

interface Person {
  userId: string;
  name: string;
  companyName: string;
}

/** The application of a person, with what the reviewer made of it; nothing for others. */
export function writerRows(
  { userId, name, companyName }: Person,
  id: Id<"usr">,
  now: Instant,
): Item[] {
  const standing = standings[userId];
  if (!standing) return [];
  const { status, writerRole, expertOf = [], said = "" } = standing;
  const wasApproved = writerRole !== "NONE" || userId === "seller06";
  const isRunning = status === "PENDING";
  // A review that runs has its end still ahead on the day of the seed.
  const submittedAt = isRunning || status === "CORRECTION" ? addHours(now, -20) : openedAt;
  const decidedAt = status === "CORRECTION" ? addHours(now, -2) : addMinutes(openedAt, 90);
  const proof = proofOf(writerRole === "EXPERT" ? "EXPERT" : "WRITER");
  return writerItems({
    id: writerIdOf(id),
    userId: id,
    status,
    penName: name,
    organization: companyName,
    ...(wasApproved ? { approved: proof, approvedAt: decidedAt } : { draft: proof }),
    writerRole,
    expertCategories: expertOf.map(wikiCategoryId),
    submittedAt,
    ...(isRunning && { reviewDueAt: reviewEnd(submittedAt) }),
    ...(status === "CORRECTION" && { correction: { note: said, at: decidedAt } }),
    ...(status === "REJECTED" && { lastRejection: { reason: said, at: decidedAt } }),
    version: isRunning ? 1 : 2,
    createdAt: submittedAt,
    updatedAt: isRunning ? submittedAt : decidedAt,
  });
}
