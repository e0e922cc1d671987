import { companyActs } from "../../kernel/company-roles.ts";
import * as z from "zod/mini";
import { rule } from "../../kernel/rule.ts";
import { id, type Id } from "../../kernel/ids.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { fileName } from "../../kernel/text/text.ts";
import { instant } from "../../kernel/time.ts";
import { isAllowedName } from "./rules.ts";

export const fileCategories = ["IMAGE", "FILE", "REQUEST"] as const;
export const fileCategory = z.enum(fileCategories);
export type FileCategory = (typeof fileCategories)[number];

export const fileDraft = z
  .strictObject({
    category: fileCategory,
    fileName,
    /** Bytes, as the browser measured them. */
    size: z.int().check(z.minimum(1), z.maximum(20 * 1024 * 1024)),
  })
  .check(
    rule(({ category, fileName }) => isAllowedName(category, fileName), {
      error: "FILE_TYPE",
      path: ["fileName"],
    }),
  );

const quarantine = "quarantine/";
/** The key under which a form of `POST /files/upload` stores its file: field `key` of the form. */
export const fileKey = z.templateLiteral([quarantine, id("fil")]);
export const keyOfUpload = (fileId: Id<"fil">): z.output<typeof fileKey> =>
  `${quarantine}${fileId}`;
export const idOfUpload = (key: z.output<typeof fileKey>): Id<"fil"> =>
  // The schema guarantees the type of the cast.
  key.slice(quarantine.length) as Id<"fil">;

export const ofFile = z.strictObject({ id: id("fil") });
export const fileLink = z.object({
  id: id("fil"),
  fileName: z.string(),
  contentType: z.string(),
  size: z.int(),
  url: z.string(),
  expiresAt: instant,
});
/** What an entity shows of a file that it claimed. */
export const fileSummary = z.object({ id: id("fil"), fileName: z.string(), size: z.int() });
export type FileSummary = z.output<typeof fileSummary>;

export const upload = {
  method: "POST",
  path: "/files/upload",
  summary: "Signs a form post straight to storage. Unclaimed uploads are gone after a day.",
  status: 201,
  body: fileDraft,
  reply: z.object({
    fileId: id("fil"),
    url: z.string(),
    fields: z.record(z.string(), z.string()),
    maxBytes: z.int(),
    expiresAt: instant,
  }),
  problems: ["FILE_TOO_LARGE"],
  cost: "upload",
} as const;

export const fileRoutes = {
  upload: route({ ...upload, access: "user" }),
  document: route({
    method: "GET",
    path: "/files/{id}/document",
    access: "public",
    summary: "Signs a five-minute link to a datasheet, or to a file of a published wiki.",
    params: ofFile,
    reply: fileLink,
    problems: ["NOT_FOUND", "BUSY", "FILE_EXCHANGED"],
    cost: "read",
  }),
  get: route({
    method: "GET",
    path: "/files/{id}",
    access: "user",
    company: companyActs.read,
    summary: "Signs a five-minute link to a file that the caller may see.",
    params: ofFile,
    reply: fileLink,
    problems: ["NOT_FOUND", "BUSY", "FILE_EXCHANGED"],
    cost: "read",
  }),
} satisfies Routes;
