import { useDays } from "@bupum/ui/display/days";
import type { PenaltyDetail } from "@bupum/shared/trust/user-penalty-histories/admin-contract";
import { Status } from "@bupum/ui/display/status";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useFormatter } from "use-intl";
import { fileLink } from "../files/queries.ts";
import { NextInQueue } from "../inbox/queue-step.tsx";
import { BackLink } from "../layout/back-link.tsx";
import { DetailPage } from "../layout/detail-page.tsx";
import { Fact, Facts } from "../layout/facts.tsx";
import { useSellerWays } from "../layout/member-ways.ts";
import { TitleRow } from "../layout/title-row.tsx";
import { Ways } from "../layout/ways.tsx";
import { useWords } from "../words.ts";
import { Decisions } from "./decisions.tsx";
import { penaltyDetail, penaltyList } from "./queries.ts";
import styles from "./penalties.module.css";

const route = getRouteApi("/_admin/penalties/$penaltyId");

/** One report of a seller, and the possible decisions. */
export function PenaltyPage() {
  const say = useWords("userPenaltyHistories");
  const { penaltyId } = route.useParams();
  const query = useQuery(penaltyDetail(penaltyId));
  return (
    <DetailPage
      title={query.data?.targetName ?? say("title")}
      back={<BackLink to="/penalties">{say("title")}</BackLink>}
      query={query}
      notes={{ entity: "penalty", id: penaltyId }}
      past={{ entity: "penalty", id: penaltyId }}
    >
      {(penalty) => <Report key={`${penalty.id} ${penalty.version}`} of={penalty} />}
    </DetailPage>
  );
}

const waitingReports = { status: "PENDING", sort: "createdAt:asc" } as const;

function Report({ of }: { of: PenaltyDetail }) {
  const say = useWords("userPenaltyHistories");
  const waysOf = useSellerWays();
  return (
    <div className={styles["page"]}>
      <TitleRow title={of.targetName}>
        <Status of={of.status}>{say(`statuses.${of.status}`)}</Status>
        <NextInQueue queue="penalties" list={penaltyList(waitingReports)} self={of.id} />
      </TitleRow>
      <ReportFacts of={of} />
      <Standing of={of} />
      <Ways to={waysOf(of.targetSellerId, of.targetName)} />
      <Decisions of={of} />
    </div>
  );
}

function ReportFacts({ of }: { of: PenaltyDetail }) {
  const say = useWords("userPenaltyHistories");
  const format = useFormatter();
  const { moment: when } = useDays();
  return (
    <Facts>
      <Fact name={say("reason")}>{say(`reasons.${of.reason}`)}</Fact>
      {of.detail && <Fact name={say("detail")}>{of.detail}</Fact>}
      <Fact name={say("ref")}>
        <Reference of={of} />
      </Fact>
      <Fact name={say("reporter")}>
        <Link to="/users/$userId" params={{ userId: of.reporterId }}>
          {of.reporterName}
        </Link>
      </Fact>
      <Fact name={say("createdAt")}>{when(of.createdAt)}</Fact>
      {of.files.length > 0 && (
        <Fact name={say("files")}>
          {of.files.map((file) => (
            <Evidence key={file.id} file={file} />
          ))}
        </Fact>
      )}
      {of.decidedAt && <Fact name={say("decidedAt")}>{when(of.decidedAt)}</Fact>}
      {of.status === "APPROVED" && (
        <Fact name={say("points")}>
          {[format.number(of.points), say(`effects.${of.effect}`)].join(" · ")}
        </Fact>
      )}
      {of.adminNote && <Fact name={say("note")}>{of.adminNote}</Fact>}
    </Facts>
  );
}

/** The subject of the report, with a link to an order or to the room of a chat. */
function Reference({ of: { refType, refId, refNumber } }: { of: PenaltyDetail }) {
  const say = useWords("userPenaltyHistories");
  const text = `${say(`refTypes.${refType}`)} ${refNumber}`;
  if (refType === "ORDER")
    return (
      <Link to="/orders/$orderId" params={{ orderId: refId }}>
        {text}
      </Link>
    );
  if (refType !== "CHAT") return text;
  return (
    <Link to="/chats/$uuid" params={{ uuid: refId }}>
      {text}
    </Link>
  );
}

function Standing({ of }: { of: PenaltyDetail }) {
  const say = useWords("userPenaltyHistories");
  const days = useDays();
  const { points, sellerStatus, sellerBlockedUntil } = of.standing;
  const until = sellerBlockedUntil
    ? say("until", {
        until: days.dayOf(sellerBlockedUntil),
      })
    : undefined;
  return (
    <section aria-labelledby="standing">
      <h2 id="standing">{say("standing")}</h2>
      <p>
        {[say("live", { points }), say(`sellerStates.${sellerStatus}`), until]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <Link
        to="/sellers/$sellerId"
        params={{ sellerId: of.targetSellerId }}
        className={styles["link"]}
      >
        {say("seller")}
      </Link>
    </section>
  );
}

function Evidence({ file }: { file: PenaltyDetail["files"][number] }) {
  const { data } = useQuery(fileLink(file.id));
  if (!data) return <span>{file.fileName}</span>;
  return (
    <a href={data.url} target="_blank" rel="noopener noreferrer" className={styles["link"]}>
      {file.fileName}
    </a>
  );
}
