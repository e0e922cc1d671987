import type { Company } from "@bupum/shared/accounts/companies/contract";
import { isOwner } from "@bupum/shared/accounts/companies/rules";
import { hasRole } from "@bupum/shared/kernel/company-roles";
import { useWords } from "../words.ts";
import styles from "./company-contents.module.css";

/** Leads to the sections of a company's page that the reader has. */
export function CompanyContents({ company }: { company: Company }) {
  const { roles, memberCount } = company;
  const say = useWords("companies");
  const [rules, centres, addresses, numbers] = [
    useWords("approvalRules"),
    useWords("costCentres"),
    useWords("deliveryAddresses"),
    useWords("orderNumbers"),
  ];
  const sections = [
    ["members", say("members")],
    isOwner(roles) && (["join-requests", say("joinRequests")] as const),
    ["approval-rules", rules("title")],
    ["cost-centres", centres("title")],
    ["delivery-addresses", addresses("title")],
    ["order-numbers", numbers("title")],
    // Somebody who is alone has nobody to name.
    memberCount > 1 &&
      hasRole(roles, ["APPROVER", "OWNER"]) &&
      (["stand-in", rules("standIn")] as const),
    isOwner(roles) && (["invitations", say("inviteTitle")] as const),
  ] as const;
  return (
    <nav aria-label={say("contents")}>
      <ul className={styles["contents"]}>
        {sections
          .filter((one) => one !== false)
          .map(([anchor, title]) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{title}</a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
