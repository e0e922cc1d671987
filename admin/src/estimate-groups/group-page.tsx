import { useDays } from "@bupum/ui/display/days";
import type { WholeGroupEntity } from "@bupum/shared/deal/estimates/admin-contract";
import { formatPhone } from "@bupum/shared/kernel/text/phone";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { FileLinks } from "../files/file-links.tsx";
import { BackLink } from "../layout/back-link.tsx";
import { DetailPage } from "../layout/detail-page.tsx";
import { Fact, Facts } from "../layout/facts.tsx";
import { TitleRow } from "../layout/title-row.tsx";
import { useEventNames } from "../product-estimate-orders/record-words.ts";
import { Trail } from "../product-estimate-orders/trail.tsx";
import { useWords } from "../words.ts";
import { GroupActs } from "./group-acts.tsx";
import { GroupState } from "./group-state.tsx";
import { OrdersSection, SellerSections, UnassignedSection } from "./group-sections.tsx";
import { groupDetail } from "./queries.ts";

const route = getRouteApi("/_admin/requests/$groupId");

/** One request: its lines by seller, its orders, and all audit events. */
export function GroupPage() {
  const say = useWords("estimateGroups");
  const { groupId } = route.useParams();
  const query = useQuery(groupDetail(groupId));
  const namesOf = useEventNames();
  return (
    <DetailPage
      title={query.data?.number ?? say("title")}
      back={<BackLink to="/requests">{say("title")}</BackLink>}
      query={query}
    >
      {(group) => (
        <>
          <TitleRow title={group.title}>
            <GroupState group={group} />
            <GroupActs group={group} />
          </TitleRow>
          <GroupFacts group={group} />
          <UnassignedSection group={group} />
          <SellerSections group={group} />
          <OrdersSection orders={group.orders} />
          <Trail events={group.history} nameOf={namesOf(namesIn(group))} />
        </>
      )}
    </DetailPage>
  );
}

function GroupFacts({ group }: { group: WholeGroupEntity }) {
  const say = useWords("estimateGroups");
  const { moment: when } = useDays();
  const { buyerId, createdBy, contact, files } = group;
  return (
    <Facts>
      <Fact name={say("number")}>{group.number}</Fact>
      <Fact name={say("buyer")}>
        <Link to="/users/$userId" params={{ userId: buyerId }}>
          {group.buyerName}
        </Link>
      </Fact>
      <Fact name={say("contact")}>
        {[contact.name, contact.phone && formatPhone(contact.phone), contact.email]
          .filter(Boolean)
          .join(" · ")}
      </Fact>
      <Fact name={say("progress")}>
        {say("progressOf", {
          lines: group.lineCount,
          quoted: group.quotedCount,
          ordered: group.orderedCount,
        })}
      </Fact>
      <Fact name={say("dueAt")}>
        {when(group.dueAt)} {group.strictDeadline && say("strict")}
      </Fact>
      {group.desiredDeliveryDate && <Fact name={say("desired")}>{group.desiredDeliveryDate}</Fact>}
      {group.memo && <Fact name={say("memo")}>{group.memo}</Fact>}
      {files.length > 0 && (
        <Fact name={say("files")}>
          <FileLinks files={files} />
        </Fact>
      )}
      {group.closeDetail && <Fact name={say("closeDetail")}>{group.closeDetail}</Fact>}
      <Fact name={say("createdAt")}>
        {when(group.createdAt)} {createdBy && createdBy !== buyerId && say("byAdmin")}
      </Fact>
    </Facts>
  );
}

/** The subject of an audit event within the request: seller, line, or purchase order. */
function namesIn({ estimates, lines, sellerLines, orders }: WholeGroupEntity) {
  const names = new Map<string, string>([
    ...estimates.map(({ id, sellerName }) => [id, sellerName] as const),
    ...sellerLines.map(
      ({ id, sellerName, partNumber, productName }) =>
        [id, `${sellerName} ${partNumber ?? productName}`] as const,
    ),
    ...orders.flatMap(({ id, orderBatchId, poNumber, partNumber, productName }) => [
      [orderBatchId, poNumber] as const,
      [id, `${poNumber} ${partNumber ?? productName}`] as const,
    ]),
  ]);
  return {
    names,
    lines: new Map(
      lines.map(({ requestLineId, partNumber, productName }) => [
        requestLineId,
        partNumber ?? productName,
      ]),
    ),
  };
}
