import type { RegisterRequestHistory } from "@bupum/shared/register-request-histories/contract";
import { Failed, Loading } from "@bupum/ui/display/states";
import { Alert, Button, Progress } from "@mantine/core";
import "@mantine/core/styles/Progress.layer.css";
import { IconDownload } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useFormatter } from "use-intl";
import { BackLink } from "../layout/back-link.tsx";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { DecisionBar } from "./decision-bar.tsx";
import { isWorking, openFile, requestDetail } from "./queries.ts";
import { RequestStatus } from "./register-list.tsx";
import { RequestRows } from "./request-rows.tsx";
import styles from "./register.module.css";

const route = getRouteApi("/_admin/register-requests/$requestId");

/** One sheet under the eyes of an admin: what its rows come to, and the decision. */
export function RequestPage() {
  const say = useWords("registerRequests");
  const { requestId } = route.useParams();
  const { data: request, error, refetch } = useQuery(requestDetail(requestId));
  return (
    <>
      <Head title={request?.file.fileName ?? say("title")} />
      <BackLink to="/register-requests">{say("title")}</BackLink>
      {request ? (
        <Request key={request.id} request={request} />
      ) : error ? (
        <Failed error={error} again={() => void refetch()} />
      ) : (
        <Loading lines={12} height={28} />
      )}
    </>
  );
}

function Request({ request }: { request: RegisterRequestHistory }) {
  const say = useWords("registerRequests");
  return (
    <>
      <div className={styles["head"]}>
        <h1>{request.file.fileName}</h1>
        <RequestStatus of={request} />
      </div>
      {request.failure && (
        <Alert color="red" title={say("statuses.FAILED")} mb="md">
          {request.failure.message}
        </Alert>
      )}
      {isWorking(request) && <Running request={request} />}
      <Facts request={request} />
      <Files request={request} />
      <RequestRows request={request} />
      <DecisionBar request={request} />
    </>
  );
}

function Running({ request }: { request: RegisterRequestHistory }) {
  const say = useWords("registerRequests");
  const { phase, totalRows, checkedRows, appliedRows } = request;
  const done = phase === "APPLYING" ? appliedRows : checkedRows;
  const percent = totalRows > 0 ? Math.round((done / totalRows) * 100) : 0;
  return (
    <div role="status" className={styles["running"]}>
      <p>{say(phase === "APPLYING" ? "applying" : "checking", { done: percent })}</p>
      <Progress value={Math.max(3, percent)} aria-label={say("progress")} animated />
    </div>
  );
}

function Facts({ request }: { request: RegisterRequestHistory }) {
  const say = useWords("registerRequests");
  const format = useFormatter();
  const { outcomes, okRows, errorRows, phase } = request;
  const facts: [string, string | undefined][] = [
    [say("seller"), request.sellerName],
    [say("action"), say(`actions.${request.action}`)],
    [
      say("sentAt"),
      format.dateTime(new Date(request.createdAt), { dateStyle: "medium", timeStyle: "short" }),
    ],
    [say("rows"), format.number(request.totalRows)],
    [
      say(phase === "ENDED" ? "result" : "foreseen"),
      phase === "ENDED"
        ? say("resultText", { ok: okRows, errors: errorRows })
        : say("foreseenText", { ...outcomes }),
    ],
    [say("memo"), request.memo],
    [say("ignored"), request.ignoredColumns.join(", ")],
    [say("processedBy"), request.processedBy],
  ];
  return (
    <dl className={styles["facts"]}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Files({ request }: { request: RegisterRequestHistory }) {
  const say = useWords("registerRequests");
  const link = useMutation(openFile);
  const open = async (id: RegisterRequestHistory["file"]["id"]) => {
    const { url } = await link.mutateAsync(id);
    globalThis.open(url, "_blank", "noopener");
  };
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
              onClick={() => void open(one.id)}
            >
              {say(index === 0 ? "original" : "report")}
            </Button>
          ),
      )}
    </div>
  );
}
