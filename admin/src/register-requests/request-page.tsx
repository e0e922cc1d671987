import { useDays } from "@bupum/ui/display/days";
import type { RegisterRequestHistory } from "@bupum/shared/sheets/register-request-histories/contract";
import { countsOf, mayMend } from "@bupum/shared/sheets/register-request-histories/rules";
import { Findings } from "@bupum/ui/register-requests/findings";
import { Alert, Button, Progress } from "@mantine/core";
import "@mantine/core/styles/Progress.layer.css";
import { IconDownload } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useFormatter } from "use-intl";
import { openFile } from "../files/queries.ts";
import { NextInQueue } from "../inbox/queue-step.tsx";
import { BackLink } from "../layout/back-link.tsx";
import { DetailPage } from "../layout/detail-page.tsx";
import { Fact, Facts } from "../layout/facts.tsx";
import { TitleRow } from "../layout/title-row.tsx";
import { useMay } from "../may.tsx";
import { useWords } from "../words.ts";
import { DecisionBar } from "./decision-bar.tsx";
import { isWorking, mendRequest, registerKey, requestDetail, requestList } from "./queries.ts";
import { RequestStatus } from "./register-list.tsx";
import { AddRows } from "./row-form.tsx";
import { RequestRows } from "./request-rows.tsx";
import styles from "./register.module.css";

const route = getRouteApi("/_admin/register-requests/$requestId");

/** One sheet for an admin: the outcomes of its rows, and the decision. */
export function RequestPage() {
  const say = useWords("registerRequests");
  const { requestId } = route.useParams();
  const query = useQuery(requestDetail(requestId));
  return (
    <DetailPage
      title={query.data?.file.fileName ?? say("title")}
      back={<BackLink to="/register-requests">{say("title")}</BackLink>}
      query={query}
      past={{ entity: "register-request", id: requestId }}
    >
      {(request) => <Request key={request.id} request={request} />}
    </DetailPage>
  );
}

const waitingSheets = { adminManualStatus: "BEFOREPROGRESS", sort: "createdAt:asc" } as const;

function Request({ request }: { request: RegisterRequestHistory }) {
  const say = useWords("registerRequests");
  return (
    <>
      <TitleRow title={request.file.fileName}>
        <RequestStatus of={request} />
        <NextInQueue queue="registerRequests" list={requestList(waitingSheets)} self={request.id} />
      </TitleRow>
      {request.failure && (
        <Alert color="red" title={say("statuses.FAILED")} mb="md">
          {request.failure.message}
        </Alert>
      )}
      {isWorking(request) && <Running request={request} />}
      <RequestFacts request={request} />
      {!isWorking(request) && <Found request={request} />}
      <Files request={request} />
      <RequestRows request={request} />
      <DecisionBar request={request} />
    </>
  );
}

/** What the check has found; an admin may choose for the seller, such as which maker is meant. */
function Found({ request }: { request: RegisterRequestHistory }) {
  const say = useWords("registerRequests");
  const client = useQueryClient();
  const may = useMay();
  const { mutate, isPending } = useMutation({
    ...mendRequest,
    onSettled: () => client.invalidateQueries({ queryKey: registerKey }),
  });
  return (
    <div className={styles["found"]}>
      <Findings
        request={request}
        say={say}
        isBusy={isPending}
        {...(mayMend(request) &&
          may("registerRequestHistories.mend") && {
            onChoose: (choice) => mutate({ id: request.id, ...choice, version: request.version }),
          })}
      />
    </div>
  );
}

function Running({ request }: { request: RegisterRequestHistory }) {
  const say = useWords("registerRequests");
  const { phase } = request;
  const { percent } = countsOf(request);
  return (
    <div role="status" className={styles["running"]}>
      <p>{say(phase === "APPLYING" ? "applying" : "checking", { done: percent })}</p>
      <Progress value={Math.max(3, percent)} aria-label={say("progress")} animated />
    </div>
  );
}

function RequestFacts({ request }: { request: RegisterRequestHistory }) {
  const say = useWords("registerRequests");
  const format = useFormatter();
  const days = useDays();
  const { phase } = request;
  const { good, errors, outcomes } = countsOf(request);
  const facts: [string, ReactNode][] = [
    [
      say("seller"),
      <Link key="seller" to="/sellers/$sellerId" params={{ sellerId: request.sellerId }}>
        {request.sellerName}
      </Link>,
    ],
    [say("action"), say(`actions.${request.action}`)],
    [say("sentAt"), days.moment(request.createdAt)],
    [say("rows"), format.number(request.totalRows)],
    [
      say(phase === "ENDED" ? "result" : "foreseen"),
      phase === "ENDED"
        ? say("resultText", { ok: good, errors })
        : outcomes && say("foreseenText", { ...outcomes }),
    ],
    [say("memo"), request.memo],
    [say("ignored"), request.ignoredColumns.join(", ")],
    [say("processedBy"), request.processedBy],
  ];
  return (
    <Facts>
      {facts.map(
        ([name, value]) =>
          value && (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ),
      )}
    </Facts>
  );
}

/** The seller's file and its report, and rows beside it. */
function Files({ request }: { request: RegisterRequestHistory }) {
  const say = useWords("registerRequests");
  const { mutate } = useMutation(openFile);
  const { file, report } = request;
  return (
    <div className={styles["files"]}>
      {[file, report].map(
        (one, index) =>
          one && (
            <Button
              key={one.id}
              variant="default"
              leftSection={<IconDownload size={18} aria-hidden />}
              onClick={() => mutate(one.id)}
            >
              {say(index === 0 ? "original" : "report")}
            </Button>
          ),
      )}
      <AddRows request={request} />
    </div>
  );
}
