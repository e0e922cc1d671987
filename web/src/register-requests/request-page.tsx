import { useDays } from "@bupum/ui/display/days";
import type { RegisterRequestHistory } from "@bupum/shared/sheets/register-request-histories/contract";
import {
  countsOf,
  mayCancel,
  rowsToCorrect,
} from "@bupum/shared/sheets/register-request-histories/rules";
import { Findings } from "@bupum/ui/register-requests/findings";
import { confirmed } from "@bupum/ui/frame/dialogs";
import { Failed, Loading } from "@bupum/ui/display/states";
import { toast } from "@bupum/ui/frame/toasts";
import { Alert, Button, Progress } from "@mantine/core";
import "@mantine/core/styles/Progress.layer.css";
import { IconDownload } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import {
  cancelRequest,
  fileLink,
  isWorking,
  jobStatus,
  oneRequest,
  requestsKey,
} from "./queries.ts";
import { SaveBar } from "./mending/save-bar.tsx";
import { useMending } from "./mending/use-mending.ts";
import { RequestRows } from "./request-rows.tsx";
import { RequestState } from "./request-state.tsx";
import styles from "./register.module.css";

const route = getRouteApi("/_signedIn/_seller/seller/register-requests/$requestId");

/** One sheet: its progress, and the outcome of each of its rows. */
export function RegisterRequestPage() {
  const say = useWords("registerRequests");
  const { requestId } = route.useParams();
  const { data: request, error, refetch } = useQuery(oneRequest(requestId));
  return (
    <div className={styles["page"]}>
      <Head title={request?.file.fileName ?? say("title")} hidden />
      <Link to="/seller/register-requests" className={styles["back"]}>
        {say("back")}
      </Link>
      {request ? (
        <Request key={request.id} request={request} />
      ) : error ? (
        <Failed error={error} again={() => void refetch()} />
      ) : (
        <Loading lines={8} height={28} />
      )}
    </div>
  );
}

function Request({ request }: { request: RegisterRequestHistory }) {
  const say = useWords("registerRequests");
  const days = useDays();
  const mending = useMending(request);
  return (
    <>
      <div className={styles["head"]}>
        <h1 className={styles["name"]}>{request.file.fileName}</h1>
        <RequestState of={request} />
      </div>
      <p className={styles["hint"]}>
        {say(`actions.${request.action}`)} · {days.moment(request.createdAt)}
        {request.memo && ` · ${request.memo}`}
      </p>
      <Stand request={request} />
      {!isWorking(request) && (
        <Findings
          request={request}
          say={say}
          isBusy={mending.isSending}
          {...(mending.isOpen && { onChoose: mending.send })}
        />
      )}
      <Acts request={request} />
      {request.totalRows > 0 && <RequestRows request={request} mending={mending} />}
      {mending.isOpen && <SaveBar mending={mending} isEnded={request.phase === "ENDED"} />}
    </>
  );
}

/** The present step in one sentence, with a progress bar while the worker runs. */
function Stand({ request }: { request: RegisterRequestHistory }) {
  const say = useWords("registerRequests");
  const { phase, failure, status } = request;
  const { coming, errors, good, skipped } = countsOf(request);
  if (failure)
    return (
      <Alert color="red" title={say("failed")} role="alert">
        {failure.message}
      </Alert>
    );
  if (status === "CANCELLED") return <Alert color="gray">{say("cancelled")}</Alert>;
  if (isWorking(request)) return <Running request={request} />;
  if (phase === "CHECKED")
    return (
      <Alert color="blue" title={say("checked")}>
        <p>
          {coming > 0
            ? say("checkedBody", { good: coming })
            : say(errors > 0 ? "checkedNone" : "checkedNothing")}
        </p>
        {errors > 0 && <p>{say("checkedErrors", { count: errors })}</p>}
        {request.ignoredColumns.length > 0 && (
          <p>{say("ignored", { columns: request.ignoredColumns.join(", ") })}</p>
        )}
      </Alert>
    );
  return (
    <Alert color={errors > 0 ? "orange" : "green"} title={say("done")}>
      {say("doneBody", { ok: good, skipped, errors })}
    </Alert>
  );
}

function Running({ request }: { request: RegisterRequestHistory }) {
  const say = useWords("registerRequests");
  const client = useQueryClient();
  const { data: job } = useQuery(jobStatus(request.jobId, true));
  const stand = job?.updatedAt;
  useEffect(() => {
    // When the job has progressed, the request and its rows are reloaded.
    if (stand) void client.invalidateQueries({ queryKey: oneRequest(request.id).queryKey });
  }, [client, stand, request.id]);
  const { percent } = countsOf(request);
  const step = request.phase === "APPLYING" ? "applying" : "checking";
  return (
    <div className={styles["running"]} role="status">
      <p>{say(step, { done: percent })}</p>
      <Progress value={Math.max(percent, 3)} aria-label={say("progress")} size="lg" animated />
      <p className={styles["hint"]}>{say("leave")}</p>
    </div>
  );
}

function Acts({ request }: { request: RegisterRequestHistory }) {
  const say = useWords("registerRequests");
  const client = useQueryClient();
  const link = useMutation(fileLink);
  const cancel = useMutation({
    ...cancelRequest,
    onSuccess: () => toast.done(say("cancelDone")),
    onSettled: () => client.invalidateQueries({ queryKey: requestsKey }),
  });
  const isCancellable = mayCancel(request, "seller");
  const open = async (id: RegisterRequestHistory["file"]["id"]) => {
    const { url } = await link.mutateAsync(id);
    globalThis.open(url, "_blank", "noopener");
  };
  const ask = async () => {
    const spec = {
      title: say("cancel"),
      body: say("cancelBody"),
      primary: say("cancel"),
      danger: true,
    };
    if (await confirmed(spec)) cancel.mutate(request);
  };
  const { report, correctedRows = 0 } = request;
  const left = rowsToCorrect(request);
  return (
    <div className={styles["acts"]}>
      {report && (
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={link.isPending}
          onClick={() => void open(report.id)}
        >
          {say("report")}
        </Button>
      )}
      {report && left > 0 && (
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link to="/seller/register-requests" search={{ corrects: request.id }} {...props} />
          )}
        >
          {say("correct")}
        </Button>
      )}
      {correctedRows > 0 && <p>{say("correctedRows", { rows: correctedRows, left })}</p>}
      {isCancellable && (
        <Button variant="outline" color="red" loading={cancel.isPending} onClick={() => void ask()}>
          {say("cancel")}
        </Button>
      )}
    </div>
  );
}
