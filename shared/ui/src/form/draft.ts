import { type WordsByLanguage } from "@bupum/shared/kernel/words/faults";
import { issuesOf, parseInput } from "@bupum/shared/kernel/words/faults";
import { useForm, type UseFormReturnType } from "@mantine/form";
import { createContext, useContext, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useWarningOnLeave } from "./leave-warning.ts";
import { useMessages } from "use-intl";
import type * as z from "zod/mini";
import { failureOf, isAborted, isReported, type Issue } from "../failure.ts";
import { failureText } from "../failure-text.ts";
import { toast } from "../frame/toasts.tsx";
import { useAskAgain } from "./ask-again.ts";
import { useKitWords } from "../say.ts";
import { dropDraft, type Keep, storeDraft, storedDraft } from "./stored-draft.ts";

type IssueWords = WordsByLanguage["ko"]["issues"];
type Fields = Record<string, unknown>;

export interface DraftOptions<Schema extends z.core.$ZodType, Reply, Values extends object> {
  /** The contract's schema of the body; its words come from the kernel. */
  schema: Schema;
  /** The initial values; an empty text stands for an absent value. */
  initial: Values;
  /** Sends the parsed value. Throws as the API client does. */
  send: (draft: z.output<Schema>) => Promise<Reply>;
  /** Called after a success; stored values are deleted by then. */
  done?: (reply: Reply) => void;
  /** Called on a failure, after the fields show it; return true to suppress the toast. */
  failed?: (error: unknown) => boolean | void;
  /** A refusal is shown in the form and as a toast (D23-6). */
  tellsTwice?: boolean;
  /** A refusal resets the form and is shown as a toast (D23-6); called afterwards. */
  restart?: () => void;
  /** Stores the typed values over a reload or a login, under this name. */
  keepAs?: string;
  /** How long they are stored; until the tab is closed if absent. */
  keepOn?: Keep;
  /** The values to start with instead of those stored on this machine. */
  kept?: object | undefined;
  /** Called with the fields after each change. */
  typed?: (values: Fields) => void;
  /** Fields that are never stored, such as passwords. */
  secret?: readonly string[];
}

export interface Draft<Values extends object = object> {
  form: UseFormReturnType<Fields>;
  /** The present values of the fields. */
  values: () => Values;
  submit: (event?: React.SyntheticEvent<HTMLFormElement>) => void;
  sending: boolean;
  /** The form was sent without a connection, and waits for a confirmation. */
  waiting: boolean;
  /** Issues without a field on the screen. */
  loose: readonly string[];
  set(values: Values): void;
}

/** Drops empty values at any depth, as the contract's optional fields require. */
export function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBlanks);
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) =>
      item === "" || item === null || item === undefined ? [] : [[key, withoutBlanks(item)]],
    ),
  );
}

/**
 * Key of a field's input. It changes with every value that is set in the field or its group: an
 * uncontrolled input shows its initial value until it is mounted again.
 */
export const fieldKey = (form: UseFormReturnType<Fields>, name: string): string =>
  name
    .split(".")
    .map((_, at, parts) => form.key(parts.slice(0, at + 1).join(".")))
    .join(" ");

const byName = (values: object): Fields => Object.fromEntries(Object.entries(values));

const without = (values: Fields, secret: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !secret.includes(name)));

/** "body.lines.0.quantity" of a server issue is the field "lines.0.quantity". */
export const fieldOf = (path: string): string => path.replace(/^(body|query|params)\./, "");

/** Opens the folded parts of a page around a field. */
function unfold(field: HTMLElement | null) {
  for (let at = field?.closest("details"); at; at = at.parentElement?.closest("details"))
    at.open = true;
}

/**
 * Shows issues beside their fields, focuses the first, and gives those without a field on screen.
 * The path of a field is its name.
 */
function showIssues(form: UseFormReturnType<Fields>, issues: readonly Issue[]) {
  const onScreen = issues.filter(({ path }) => form.getInputNode(fieldOf(path)));
  const messages = onScreen.map(({ path, message }) => [fieldOf(path), message] as const);
  // What hides a refused field opens before the focus goes there.
  flushSync(() => form.setErrors(Object.fromEntries(messages.toReversed())));
  const fields = onScreen.map(({ path }) => form.getInputNode(fieldOf(path)));
  for (const field of fields) unfold(field);
  fields[0]?.focus();
  return issues.filter((issue) => !onScreen.includes(issue)).map(({ message }) => message);
}

type Telling = Pick<
  DraftOptions<z.core.$ZodType, never, object>,
  "failed" | "tellsTwice" | "restart"
>;

/** Reports a failure in the form, in a toast or in both; returns the text on top of the form. */
function tell(
  form: UseFormReturnType<Fields>,
  { failed, tellsTwice = false, restart }: Telling,
  say: ReturnType<typeof useKitWords>,
  error: unknown,
): readonly string[] {
  const { status, code, issues } = failureOf(error);
  const said = failureText(error, say);
  const beside = showIssues(form, issues);
  // Nothing says whether it arrived: a toast alone would be gone before it is read.
  const isUnknown = status === 0 || status >= 500;
  const loose = tellsTwice || isUnknown ? [...new Set([said, ...beside])] : beside;
  if (failed?.(error) || isReported(error)) return loose;
  if (status === 401 && code !== "LOGIN_FAILED") return loose;
  // Without a network nothing was refused: the form can be sent again.
  if (restart && status !== 0) {
    form.reset();
    restart();
    toast.failed(issues[0]?.message ?? said);
    return [];
  }
  if (issues.length === 0 || tellsTwice) toast.failed(said);
  return loose;
}

/**
 * A form over a contract schema: fields keep their own text, issues of page and server appear
 * beside them, the first one gets the focus, and nothing typed is ever lost.
 */
export function useDraft<Schema extends z.core.$ZodType, Reply, Values extends object>(
  options: DraftOptions<Schema, Reply, Values>,
): Draft<Values> {
  const { schema, initial, keepAs, keepOn, kept, secret = [] } = options;
  const say = useKitWords();
  const words = useMessages()["issues"] as unknown as IssueWords;
  const [sending, setSending] = useState(false);
  const [loose, setLoose] = useState<readonly string[]>([]);
  const busy = useRef(false);
  const { waiting, wanted } = useAskAgain();
  const form = useForm<Fields>({
    mode: "uncontrolled",
    initialValues: { ...byName(initial), ...(kept ?? (keepAs && storedDraft(keepAs, keepOn))) },
    ...(keepAs && {
      onValuesChange: (values: Fields) => {
        storeDraft(keepAs, without(values, secret), keepOn);
        options.typed?.(values);
      },
    }),
  });

  const send = async () => {
    const result = parseInput(schema, withoutBlanks(form.getValues()));
    if ("faults" in result) {
      setLoose(showIssues(form, issuesOf(result.faults, { issues: words })));
      return;
    }
    setLoose([]);
    if (!(await wanted())) return;
    const reply = await options.send(result.data);
    if (keepAs) dropDraft(keepAs, keepOn);
    options.done?.(reply);
  };

  const run = async () => {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    await send().catch((error: unknown) => {
      if (!isAborted(error)) setLoose(tell(form, options, say, error));
    });
    busy.current = false;
    setSending(false);
  };

  return {
    form,
    // The fields have the types of `initial`, and no input changes the type of a field.
    values: () => form.getValues() as Values,
    sending,
    waiting,
    loose,
    set: (values) => form.setValues(byName(values)),
    submit: (event) => {
      event?.preventDefault();
      form.clearErrors();
      void run();
    },
  };
}

export const DraftContext = createContext<Draft | undefined>(undefined);

/** The draft of the form around a field. Throws outside a form. */
export function useDraftOfForm(): Draft {
  const draft = useContext(DraftContext);
  if (!draft) throw new Error("A field stands outside of <DraftForm>.");
  return draft;
}

/** The value of a field or of a group of fields, whoever changed it. */
export function useFieldValue(name: string): unknown {
  const { form } = useDraftOfForm();
  // The form's own hook is the same one for as long as the form lives.
  // oxlint-disable-next-line react/hooks
  return form.useWatchValue(name);
}

/** Asks before the page is left with unsent input. */
export const useLeaveWarning = ({ form }: Draft): void => useWarningOnLeave(() => form.isDirty());
