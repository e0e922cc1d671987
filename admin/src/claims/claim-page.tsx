import type { Claim } from "@bupum/shared/deal/claims/contract";
import { isClaimOpen } from "@bupum/shared/deal/product-estimate-orders/claim-states";
import { orderedProduct } from "@bupum/shared/deal/product-estimate-orders/named-products";
import { useDays } from "@bupum/ui/display/days";
import { Money } from "@bupum/ui/display/money";
import { Status } from "@bupum/ui/display/status";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { FileLinks } from "../files/file-links.tsx";
import { NextInQueue } from "../inbox/queue-step.tsx";
import { BackLink } from "../layout/back-link.tsx";
import { DetailPage } from "../layout/detail-page.tsx";
import { Fact, Facts } from "../layout/facts.tsx";
import { TitleRow } from "../layout/title-row.tsx";
import { useWords } from "../words.ts";
import { Decision } from "./decision.tsx";
import { claimDetail, claimList } from "./queries.ts";

const route = getRouteApi("/_admin/claims/$claimId");

/** One claim: what both sides say, and the decision where they did not agree. */
export function ClaimPage() {
  const say = useWords("claims");
  const { claimId } = route.useParams();
  const query = useQuery(claimDetail(claimId));
  return (
    <DetailPage
      title={query.data?.poNumber ?? say("title")}
      back={<BackLink to="/claims">{say("title")}</BackLink>}
      query={query}
      notes={{ entity: "claim", id: claimId }}
      past={{ entity: "claim", id: claimId }}
    >
      {(claim) => (
        <>
          <TitleRow title={`${claim.poNumber} ${say(`reasons.${claim.kind}`)}`}>
            <Status of={claim.status} meaning={isClaimOpen(claim) ? "waiting" : "over"}>
              {say(`statuses.${claim.status}`)}
            </Status>
            <NextInQueue
              queue="claims"
              list={claimList({ status: "ESCALATED", sort: "createdAt:asc" })}
              self={claim.id}
            />
          </TitleRow>
          <ClaimFacts of={claim} />
          {claim.status === "ESCALATED" && <Decision key={claim.version} of={claim} />}
        </>
      )}
    </DetailPage>
  );
}

function ClaimFacts({ of }: { of: Claim }) {
  const say = useWords("claims");
  const { moment } = useDays();
  const { currency, proposal, escalation, settlement } = of;
  return (
    <Facts>
      <Fact name={say("order")}>
        <Link to="/orders/$orderId" params={{ orderId: of.orderId }}>
          {of.poNumber} {orderedProduct(of).title}
        </Link>
      </Fact>
      <Fact name={say("buyer")}>
        <Link to="/users/$userId" params={{ userId: of.buyerId }}>
          {of.buyerName}
        </Link>
      </Fact>
      <Fact name={say("seller")}>
        <Link to="/sellers/$sellerId" params={{ sellerId: of.sellerId }}>
          {of.sellerName}
        </Link>
      </Fact>
      <Fact name={say("quantity")}>
        {say("quantityOf", { count: of.quantity, ordered: of.ordered, unit: of.unit })}
      </Fact>
      <Fact name={say("cost")}>
        <Money of={{ amount: of.cost, currency }} vat={of.vatMode} />
      </Fact>
      <Fact name={say("createdAt")}>{moment(of.createdAt)}</Fact>
      {of.detail && <Fact name={say("detail")}>{of.detail}</Fact>}
      {of.files.length > 0 && (
        <Fact name={say("files")}>
          <FileLinks files={of.files} />
        </Fact>
      )}
      {proposal && <Remedy of={of} said={proposal} name={say("proposal")} />}
      {proposal?.carrier && (
        <Fact name={say("label")}>
          {proposal.carrier} {proposal.trackingNo}
        </Fact>
      )}
      {escalation && (
        <Fact name={say("escalation")}>
          {say(`escalations.${escalation.by}`)} · {moment(escalation.at)} {escalation.detail}
        </Fact>
      )}
      {of.dueAt && <Fact name={say("dueAt")}>{moment(of.dueAt)}</Fact>}
      {settlement && <Remedy of={of} said={settlement} name={say("settlement")} />}
    </Facts>
  );
}

interface RemedyProps {
  of: Claim;
  said: NonNullable<Claim["proposal" | "settlement"]>;
  name: string;
}

function Remedy({ of, said, name }: RemedyProps) {
  const say = useWords("claims");
  const { moment } = useDays();
  return (
    <Fact name={name}>
      {say(`reasons.${said.remedy}`)}{" "}
      {said.amount !== undefined && (
        <Money of={{ amount: said.amount, currency: of.currency }} vat={of.vatMode} />
      )}{" "}
      · {moment(said.at)} {said.detail}
    </Fact>
  );
}
