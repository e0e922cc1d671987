import { sellerIdOf, writerIdOf } from "@bupum/shared/kernel/owner-ids";
import type { AdminUser } from "@bupum/shared/accounts/users/admin-contract";
import { useWords } from "../words.ts";
import type { Way } from "./ways.tsx";

const namedIn = (to: string, searchType: "BUYER_NAME" | "SELLER_NAME", searchKeyword: string) => ({
  to,
  search: { searchType, searchKeyword },
});

/** Reports in every state of their decision. */
const reportsOf = (people: { sellerId: string } | { reporterId: string }) => ({
  to: "/penalties",
  search: { status: "ALL", ...people },
});

/** The ways from a seller; lists of deals are narrowed by the company's name. */
export function useSellerWays() {
  const say = useWords("layout");
  return (sellerId: string, company: string): Way[] => [
    { label: say("ways.listings"), target: { to: "/merchandises", search: { sellerId } } },
    { label: say("ways.reports"), target: reportsOf({ sellerId }) },
    { label: say("ways.sold"), target: namedIn("/orders", "SELLER_NAME", company) },
    { label: say("ways.asked"), target: namedIn("/lines", "SELLER_NAME", company) },
    {
      label: say("ways.sheets"),
      target: { to: "/register-requests", search: { searchKeyword: company } },
    },
  ];
}

type Named = Pick<AdminUser, "id" | "name" | "companyName" | "sellerApproval" | "writerApproval">;

/** The ways from a member: what was bought and asked for, and what of a seller or a writer there is. */
export function useMemberWays() {
  const say = useWords("layout");
  const sellerWays = useSellerWays();
  return ({ id, name, companyName, sellerApproval, writerApproval }: Named): Way[] => {
    const shown = companyName ?? name;
    const sellerId = sellerIdOf(id);
    const seller = { to: "/sellers/$sellerId", params: { sellerId } };
    const writer = { to: "/writers/$writerId", params: { writerId: writerIdOf(id) } };
    return [
      { label: say("ways.bought"), target: namedIn("/orders", "BUYER_NAME", shown) },
      {
        label: say("ways.requests"),
        target: { to: "/requests", search: { searchKeyword: shown } },
      },
      { label: say("ways.reported"), target: reportsOf({ reporterId: id }) },
      ...(sellerApproval === "NONE"
        ? []
        : [{ label: say("ways.seller"), target: seller }, ...sellerWays(sellerId, shown)]),
      ...(writerApproval === "NONE" ? [] : [{ label: say("ways.writer"), target: writer }]),
    ];
  };
}
