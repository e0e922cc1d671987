import { fileProblems } from "../../kernel/problem.ts";
import * as z from "zod/mini";
import { fileSummary } from "../files/contract.ts";
import { id } from "../../kernel/ids.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { oneLine, prose } from "../../kernel/text/text.ts";
import { instant } from "../../kernel/time.ts";
import { writerApproval, writerRoles } from "../users/contract.ts";

const role = z.enum(writerRoles);
/** The role that is applied for. */
const wantedRole = z.enum(["WRITER", "EXPERT"]);

/** What readers see of a writer; changes need no review. */
const profileFields = {
  penName: oneLine(2, 40),
  organization: oneLine(0, 80),
  introduction: prose(0, 1000),
};
/** The proof of knowledge; changes are reviewed. */
const proofFields = {
  wantedRole,
  occupation: oneLine(2, 60),
  careerYears: z.int().check(z.minimum(0), z.maximum(60)),
  expertise: z.array(oneLine(1, 40)).check(z.minLength(1), z.maxLength(10)),
  career: prose(20, 3000),
};
/** Certificates, references, pages of one's own work. */
const fileIds = z.array(id("fil")).check(z.maxLength(5));

export const writerInfoDraft = z.strictObject({
  penName: profileFields.penName,
  organization: z.optional(profileFields.organization),
  introduction: z.optional(profileFields.introduction),
  ...proofFields,
  fileIds: z._default(fileIds, []),
});
/** Absent fields stay unchanged; an empty text clears a field. */
export const writerInfoChange = z.strictObject({
  penName: z.optional(profileFields.penName),
  organization: z.optional(profileFields.organization),
  introduction: z.optional(profileFields.introduction),
  wantedRole: z.optional(proofFields.wantedRole),
  occupation: z.optional(proofFields.occupation),
  careerYears: z.optional(proofFields.careerYears),
  expertise: z.optional(proofFields.expertise),
  career: z.optional(proofFields.career),
  fileIds: z.optional(fileIds),
  version: z.optional(z.int()),
});

/** One copy of the proof: the draft under review, or the approved one. */
export const writerProof = z.object({ ...proofFields, files: z.array(fileSummary) });
export type WriterProof = z.output<typeof writerProof>;

export const writerInfo = z.object({
  id: id("wri"),
  userId: id("usr"),
  status: writerApproval,
  penName: z.string(),
  organization: z.optional(z.string()),
  introduction: z.optional(z.string()),
  draft: z.optional(writerProof),
  approved: z.optional(writerProof),
  writerRole: role,
  /** The wiki categories that an EXPERT may edit. */
  expertCategories: z.array(id("wct")),
  submittedAt: instant,
  reviewDueAt: z.optional(instant),
  approvedAt: z.optional(instant),
  /** What the reviewer asks the applicant to correct. */
  correction: z.optional(z.object({ note: z.string(), at: instant })),
  lastRejection: z.optional(z.object({ reason: z.string(), at: instant })),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type WriterInfo = z.output<typeof writerInfo>;

export const writerInfoRoutes = {
  create: route({
    method: "POST",
    path: "/writer_infos",
    access: "user",
    summary: "Applies for a writer's certification, reviewed in 1 to 2 business days.",
    status: 201,
    body: writerInfoDraft,
    reply: writerInfo,
    problems: ["WRITER_INFO_EXISTS", ...fileProblems],
    cost: "write",
    idempotent: true,
  }),
  me: route({
    method: "GET",
    path: "/writer_infos/me",
    access: "user",
    summary: "Reads one's own application and its review.",
    reply: writerInfo,
    problems: ["NOT_FOUND"],
    cost: "read",
  }),
  update: route({
    method: "PATCH",
    path: "/writer_infos/me",
    access: "user",
    summary: "Changes one's profile at once; what proves one's knowledge is reviewed again.",
    body: writerInfoChange,
    reply: writerInfo,
    problems: ["NOT_FOUND", "INVALID_TRANSITION", "VERSION_CONFLICT", ...fileProblems],
    cost: "write",
  }),
} satisfies Routes;
