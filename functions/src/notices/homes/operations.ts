import { homeRoutes } from "@bupum/shared/notices/homes/contract";
import { resource } from "../../kernel/request/resource.ts";
import { userOf } from "../../kernel/context.ts";
import { readDashboard } from "../../deal/product-estimates/dashboard.ts";
import { readApprovals } from "./approvals.ts";
import { readBooks } from "./books.ts";
import { readBuying } from "./buying.ts";
import { readSelling } from "./selling.ts";
import { readWriting } from "./writing.ts";

export const handler = resource(homeRoutes, {
  /** Two rounds of reads, whatever a member has open: all that is known first, then its parts. */
  async me(ctx, { query: { seenIds = [] } }) {
    const caller = userOf(ctx);
    const { userId, isSeller, isWriter } = caller;
    const now = ctx.now();
    const [desk, buying, approvals, selling, write, books] = await Promise.all([
      readDashboard(ctx),
      readBuying(ctx.actor, userId, { now, seenIds }),
      readApprovals(ctx),
      isSeller ? readSelling(ctx, now) : null,
      isWriter ? readWriting(userId, now) : null,
      readBooks(caller, now),
    ]);
    return {
      buy: { ...desk.buy, ...buying },
      approvals,
      sell: desk.sell && selling && { ...desk.sell, ...selling },
      write,
      books,
    };
  },
});
