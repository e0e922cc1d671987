import type { Company } from "@bupum/shared/accounts/companies/contract";
import { isOwner } from "@bupum/shared/accounts/companies/rules";
import { hasRole } from "@bupum/shared/kernel/company-roles";
import type { ReactNode } from "react";
import { RulesSection } from "../approval-rules/rules-section.tsx";
import { StandInSection } from "../approval-rules/stand-in.tsx";
import { CentresSection } from "../cost-centres/centres-section.tsx";
import { AddressesSection } from "../delivery-addresses/addresses-section.tsx";
import { NumbersSection } from "../order-numbers/numbers-section.tsx";
import { useWords } from "../words.ts";
import { Invitations } from "./invitations.tsx";
import { JoinRequests } from "./join-requests.tsx";
import { MemberList } from "./member-list.tsx";
import { RolesHint } from "./roles-field.tsx";

/** A part of a company's page; `anchor` is the id of it or of its title. */
export interface Section {
  anchor: string;
  title: string;
  shown: ReactNode;
}

/** What a company's page shows of the company to the reader, below its facts, in this order. */
export function useSections(company: Company): readonly Section[] {
  const { id: companyId, roles, memberCount } = company;
  const say = useWords("companies");
  const rules = useWords("approvalRules");
  const centres = useWords("costCentres");
  const addresses = useWords("deliveryAddresses");
  const numbers = useWords("orderNumbers");
  const isOwn = isOwner(roles);
  // Somebody who is alone has nobody to name.
  const maybeAway = memberCount > 1 && hasRole(roles, ["APPROVER", "OWNER"]);
  const members = (
    <>
      <h2 id="members">{say("members")}</h2>
      <MemberList company={company} />
      <RolesHint />
    </>
  );
  const all: (Section | false)[] = [
    { anchor: "members", title: say("members"), shown: members },
    isOwn && {
      anchor: "join-requests",
      title: say("joinRequests"),
      shown: <JoinRequests companyId={companyId} />,
    },
    {
      anchor: "approval-rules",
      title: rules("title"),
      shown: <RulesSection company={company} />,
    },
    {
      anchor: "cost-centres",
      title: centres("title"),
      shown: <CentresSection company={company} />,
    },
    {
      anchor: "delivery-addresses",
      title: addresses("title"),
      shown: <AddressesSection company={company} />,
    },
    {
      anchor: "order-numbers",
      title: numbers("title"),
      shown: <NumbersSection company={company} />,
    },
    maybeAway && {
      anchor: "stand-in",
      title: rules("standIn"),
      shown: <StandInSection company={company} />,
    },
    isOwn && {
      anchor: "invitations",
      title: say("inviteTitle"),
      shown: <Invitations companyId={companyId} />,
    },
  ];
  return all.filter((one) => one !== false);
}
