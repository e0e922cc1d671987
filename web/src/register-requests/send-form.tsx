import type { Reply } from "@bupum/shared/kernel/route";
import type {
  RegisterRequestHistory,
  registerRequestHistoryRoutes,
} from "@bupum/shared/sheets/register-request-histories/contract";
import { rowsToCorrect } from "@bupum/shared/sheets/register-request-histories/rules";
import { mostRows } from "@bupum/shared/sheets/register-request-histories/columns";
import type { AssignedColumn } from "@bupum/shared/sheets/register-request-histories/heads";
import { FileDrop } from "@bupum/ui/files/file-drop";
import { saveFile } from "@bupum/ui/sheet/save-file";
import { toast } from "@bupum/ui/frame/toasts";
import type { UploadedFile } from "@bupum/ui/files/uploads";
import { failureOf } from "@bupum/ui/failure";
import { Alert, Button, SegmentedControl, Textarea } from "@mantine/core";
import "@mantine/core/styles/FloatingIndicator.layer.css";
import "@mantine/core/styles/SegmentedControl.layer.css";
import { IconDownload } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useLocale } from "use-intl";
import { api } from "../api.ts";
import { useWords } from "../words.ts";
import { fetchTemplate, oneRequest, planAllowance, requestsKey, sendRequest } from "./queries.ts";
import { UnreadColumns } from "./unread-columns.tsx";
import styles from "./register.module.css";

const actions = ["INSERT", "DELETE"] as const;
type Action = (typeof actions)[number];

/** Three steps: the action, the template, and the filled sheet. */
export function SendForm({ corrects }: { corrects?: string | undefined }) {
  const say = useWords("registerRequests");
  const { corrected, isFree } = useCorrected(corrects);
  const [chosen, setAction] = useState<Action>("INSERT");
  const action = corrected?.action ?? chosen;
  const [sheet, setSheet] = useState<ReadFile>();
  const [memo, setMemo] = useState("");
  const [isBusy, setBusy] = useState(false);
  const { send, isSending, error } = useSending();
  const { data: plan } = useQuery(planAllowance);
  const isUsedUp = !isFree && plan !== undefined && plan.files.used >= plan.files.most;
  return (
    <form
      noValidate
      className={styles["send"]}
      aria-label={say("send")}
      onSubmit={(event) => {
        event.preventDefault();
        if (sheet) send({ ...sheet, action, memo, ...(isFree && { corrects: corrected }) });
      }}
    >
      {corrected && <Corrects of={corrected} />}
      <SegmentedControl
        aria-label={say("action")}
        value={action}
        onChange={(value) => setAction(value as Action)}
        data={actions.map((value) => ({ value, label: say(`actions.${value}`) }))}
        size="md"
        disabled={corrected !== undefined}
      />
      <TemplateButton action={action} />
      <SheetField action={action} onChange={setSheet} onBusy={setBusy} />
      <p className={styles["hint"]}>{say("limits", { rows: mostRows })}</p>
      {plan && <PlanUse plan={plan} isUsedUp={isUsedUp} />}
      <Textarea
        label={say("memo")}
        value={memo}
        maxLength={500}
        autosize
        minRows={1}
        onChange={(event) => setMemo(event.currentTarget.value)}
      />
      {error && <NotSent error={error} />}
      <Button type="submit" size="md" disabled={!sheet || isBusy || isUsedUp} loading={isSending}>
        {say("send")}
      </Button>
    </form>
  );
}

/** An upload with what its headings mean. */
type ReadFile = Pick<Sending, "fileId" | "columns">;

interface SheetFieldProps {
  action: Action;
  /** Told the file once its headings are read. */
  onChange: (sheet: ReadFile | undefined) => void;
  onBusy: (isBusy: boolean) => void;
}

function SheetField({ action, onChange, onBusy }: SheetFieldProps) {
  const say = useWords("registerRequests");
  const [chosen, setChosen] = useState<File>();
  const [uploaded, setUploaded] = useState<UploadedFile>();
  return (
    <>
      <FileDrop
        label={say("drop")}
        sign={(file) => {
          setChosen(file);
          const { name, size } = file;
          return api.files.upload({ body: { category: "REQUEST", fileName: name, size } });
        }}
        extensions={["xlsx", "csv"]}
        maxMegabytes={10}
        maxFiles={1}
        onChange={([file]) => {
          setUploaded(file);
          onChange(undefined);
        }}
        onBusy={onBusy}
      />
      {uploaded && chosen && (
        <UnreadColumns
          key={uploaded.fileId}
          file={chosen}
          action={action}
          onChange={(columns) => onChange({ fileId: uploaded.fileId, columns })}
        />
      )}
    </>
  );
}

interface PlanUseProps {
  plan: Reply<(typeof registerRequestHistoryRoutes)["allowance"]>;
  isUsedUp: boolean;
}

/** How many files of the month and listings are used, before anything is sent (D8-15). */
function PlanUse({ plan, isUsedUp }: PlanUseProps) {
  const say = useWords("registerRequests");
  return (
    <>
      <p className={styles["hint"]}>
        {say("allowanceFiles", plan.files)} · {say("allowanceListings", plan.listings)}
      </p>
      {isUsedUp && (
        <Alert color="orange" title={say("noFiles")}>
          {say("noFilesBody")}
        </Alert>
      )}
    </>
  );
}

interface Sending {
  fileId: string;
  action: Action;
  memo: string;
  columns: AssignedColumn[];
  corrects?: RegisterRequestHistory | undefined;
}

/** The request that the next file corrects, and whether it may: then the file does not count. */
function useCorrected(id: string | undefined) {
  const { data } = useQuery({ ...oneRequest(id ?? ""), enabled: id !== undefined });
  return { corrected: data, isFree: data !== undefined && rowsToCorrect(data) > 0 };
}

/** How many rows a corrected file may have without counting as another of the month (D8-21). */
function Corrects({ of }: { of: RegisterRequestHistory }) {
  const say = useWords("registerRequests");
  const rows = rowsToCorrect(of);
  return (
    <Alert color={rows > 0 ? "blue" : "orange"} title={say("corrects", { name: of.file.fileName })}>
      {rows > 0 ? say("correctsBody", { rows }) : say("correctsNone")}{" "}
      <Link to="/seller/register-requests">{say("correctsNot")}</Link>
    </Alert>
  );
}

function useSending() {
  const say = useWords("registerRequests");
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    ...sendRequest,
    onSuccess: ({ id }) => {
      toast.done(say("sent"));
      void client.invalidateQueries({ queryKey: requestsKey });
      void navigate({ to: "/seller/register-requests/$requestId", params: { requestId: id } });
    },
  });
  const send = ({ fileId, action, memo, columns, corrects }: Sending) =>
    mutate({
      // The API has just returned this id.
      fileId: fileId as `fil_${string}`,
      action,
      ...(memo.trim() && { memo }),
      ...(columns.length > 0 && { columns }),
      ...(corrects && { correctionOf: corrects.id }),
    });
  return { send, isSending: isPending, error };
}

/** Why a file was not taken, for as long as it lies there; the same file leads to its request. */
function NotSent({ error }: { error: Error }) {
  const say = useWords("registerRequests");
  const { message, params } = failureOf(error);
  const before = params["registerRequestHistoryId"];
  return (
    <Alert color="red" title={say("notSent")} role="alert">
      {message}{" "}
      {typeof before === "string" && (
        <Link to="/seller/register-requests/$requestId" params={{ requestId: before }}>
          {say("sentBefore")}
        </Link>
      )}
    </Alert>
  );
}

function TemplateButton({ action }: { action: Action }) {
  const say = useWords("registerRequests");
  const language = useLocale();
  const { mutate, isPending } = useMutation({
    ...fetchTemplate,
    onSuccess: (file) => saveFile(file, `${say("title")}_${say(`actions.${action}`)}.xlsx`),
  });
  return (
    <Button
      variant="default"
      size="md"
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={isPending}
      onClick={() => mutate({ language, action })}
    >
      {say("template")}
    </Button>
  );
}
