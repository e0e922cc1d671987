import * as z from "zod/mini";
import { estimate } from "../estimates/contract.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { instant } from "../../kernel/time.ts";
import {
  hasDetail,
  quoteDraft,
  quoteRoutes,
  refusedLines,
} from "../product-estimate-responses/contract.ts";
import { estimateLine } from "../product-estimates/contract.ts";
import { answerLinkToken } from "./rules.ts";

const token = z.string().check(z.regex(answerLinkToken));

/**
 * Invalid after its use, after 72 hours, after the end of its request, and while its seller may not
 * trade (D6-23).
 */
const dead = "ANSWER_LINK_INVALID";

/** Answering one estimate by the link in a mail or AlimTalk, without logging in (D6-23). */
export const answerLinkRoutes = {
  open: route({
    method: "POST",
    path: "/answer-links/open",
    access: "public",
    summary: "Reads the estimate of a link as its seller sees it. Reading does not use it up.",
    body: z.strictObject({ token }),
    reply: z.object({ estimate, items: z.array(estimateLine), expiresAt: instant }),
    problems: [dead],
    cost: "login",
  }),
  answer: route({
    method: "POST",
    path: "/answer-links/answer",
    access: "public",
    summary: "Quotes up to 50 lines of the link's estimate, all or nothing, and uses the link up.",
    status: 201,
    body: z.strictObject({
      token,
      items: z.array(quoteDraft).check(z.minLength(1), z.maxLength(50)),
    }),
    reply: quoteRoutes.create.reply,
    problems: [dead, ...quoteRoutes.create.problems],
    cost: "login",
    idempotent: true,
  }),
  reject: route({
    method: "POST",
    path: "/answer-links/reject",
    access: "public",
    summary: "Refuses up to 50 lines of the link's estimate with a reason, and uses the link up.",
    body: z.strictObject({ token, ...refusedLines }).check(hasDetail),
    problems: [dead, ...quoteRoutes.reject.problems],
    cost: "login",
    idempotent: true,
  }),
} satisfies Routes;
