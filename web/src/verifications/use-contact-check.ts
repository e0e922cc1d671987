import { formatPhone, toE164 } from "@bupum/shared/kernel/text/phone";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Channel, VerificationPurpose } from "@bupum/shared/accounts/verifications/contract";
import { codeLifeSeconds } from "@bupum/shared/accounts/verifications/rules";
import { failureOf } from "@bupum/ui/failure";
import { useDraftOfForm } from "@bupum/ui/form/draft";
import { dropDraft, storeDraft, storedDraft } from "@bupum/ui/form/stored-draft";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useWords } from "../words.ts";
import { checkCode, sendCode } from "./queries.ts";

export interface ContactCheckProps {
  channel: Channel;
  purpose: VerificationPurpose;
  /** Fields of the form for the address or number, and for its token. */
  targetName?: string;
  tokenName: string;
  label: string;
  description?: string;
  initial?: string;
  /** The value that is already verified and needs no new code. */
  known?: string | undefined;
  /** The form has the token of `initial` already. */
  isProven?: boolean;
  /** The login name that goes with FINDPASSWORD. */
  userId?: () => string;
  required?: boolean;
  onVerified?: (token: string) => void;
}

export interface SentCode {
  requestId: Id<"vrf">;
  /** Milliseconds of this browser's clock. */
  endsAt: number;
  resendAt: number;
}

const shown = (channel: Channel, target: string) =>
  channel === "PHONE" && toE164(target) ? formatPhone(target) : target;

/** The effect of a failed call: words beside the field, and how long to wait after too many. */
function useFault() {
  const say = useWords("verifications");
  return (error: unknown): string => {
    const { code, issues, message, params } = failureOf(error);
    const seconds = Number(params["retryAfterSeconds"]);
    if (code === "CODE_LIMIT" && seconds > 0)
      return seconds > 90
        ? say("limitMinutes", { minutes: Math.ceil(seconds / 60) })
        : say("limitSeconds", { seconds });
    return issues[0]?.message ?? message ?? say("failed");
  };
}

interface Sending {
  done: (code: SentCode) => void;
  failed: (problem: string | undefined) => void;
}

/** Requests a code; missing input is reported before anything is sent. */
function useSending(props: ContactCheckProps, { done, failed }: Sending) {
  const { channel, purpose, targetName, tokenName } = props;
  const { form } = useDraftOfForm();
  const say = useWords("verifications");
  const fault = useFault();
  const { mutateAsync, isPending } = useMutation(sendCode);
  const send = async (target: string) => {
    const userId = props.userId?.().trim();
    if (props.userId && !userId) return failed(say("userIdFirst"));
    if (target === "") return failed(say(`empty.${channel}`));
    failed(undefined);
    form.clearFieldError(tokenName);
    if (targetName) form.clearFieldError(targetName);
    try {
      const reply = await mutateAsync({ channel, target, purpose, ...(userId && { userId }) });
      const now = Date.now();
      return done({
        requestId: reply.requestId,
        endsAt: now + codeLifeSeconds[channel] * 1000,
        resendAt: now + reply.resendAfter * 1000,
      });
    } catch (error) {
      return failed(fault(error));
    }
  };
  return { send, isSending: isPending };
}

/** Phones reload a page while the code is read in another app, so the sent code is remembered. */
function useSent({ channel, purpose }: ContactCheckProps, target: string) {
  const name = `code-${purpose}-${channel}`;
  const [sent, setSent] = useState(() => {
    const { target: to, ...code } = storedDraft(name);
    const isStill = to === target && target !== "" && Number(code["endsAt"]) > Date.now();
    // Only this hook stores something under the name.
    return isStill ? (code as unknown as SentCode) : undefined;
  });
  const change = (code: SentCode | undefined, to: string) => {
    setSent(code);
    if (code) storeDraft(name, { ...code, target: to });
    else dropDraft(name);
  };
  return [sent, change] as const;
}

/** Whether the server judged the code: only then it is never sent again. */
const isJudged = (error: unknown) => {
  const { status } = failureOf(error);
  return status >= 400 && status < 500 && status !== 429;
};

/** Exchanges the typed code for the token, which goes into the form. */
function useChecking(props: ContactCheckProps, sent: SentCode | undefined, done: () => void) {
  const { channel, tokenName } = props;
  const { form } = useDraftOfForm();
  const fault = useFault();
  const { mutateAsync, isPending } = useMutation(checkCode);
  // A code has few tries: the same code again returns the first result.
  const tried = useRef<{ key: string; outcome: Promise<string | undefined> }>(undefined);
  const attempt = async (requestId: Id<"vrf">, code: string) => {
    try {
      const reply = await mutateAsync({ channel, requestId, code });
      form.setFieldValue(tokenName, reply.verificationToken);
      form.clearFieldError(tokenName);
      done();
      props.onVerified?.(reply.verificationToken);
      return undefined;
    } catch (error) {
      if (!isJudged(error)) tried.current = undefined;
      return fault(error);
    }
  };
  /** Undefined if the code was right, else the message. */
  const check = (code: string): Promise<string | undefined> => {
    if (!sent) return Promise.resolve(undefined);
    const key = `${sent.requestId} ${code}`;
    if (tried.current?.key !== key) tried.current = { key, outcome: attempt(sent.requestId, code) };
    return tried.current.outcome;
  };
  return { check, isChecking: isPending };
}

/** One code at a time: sent, counted down, checked, and its token put into the form. */
export function useContactCheck(props: ContactCheckProps) {
  const { channel, targetName, tokenName, known, isProven } = props;
  const { form } = useDraftOfForm();
  const say = useWords("verifications");
  const [target, setTarget] = useState(() => shown(channel, props.initial ?? known ?? ""));
  const [sent, setSent] = useSent(props, target);
  const [isDone, setDone] = useState(isProven || (known !== undefined && known !== ""));
  const [problem, setProblem] = useState<string>();

  const write = (text: string) => {
    setTarget(text);
    setProblem(undefined);
    if (targetName) form.setFieldValue(targetName, text);
  };
  const { send, isSending } = useSending(props, {
    done: (code) => {
      const to = shown(channel, target.trim());
      setSent(code, to);
      write(to);
    },
    failed: setProblem,
  });
  const { check, isChecking } = useChecking(props, sent, () => {
    setDone(true);
    setSent(undefined, "");
  });
  const restart = (text: string, done: boolean) => {
    setDone(done);
    setSent(undefined, "");
    write(text);
    form.setFieldValue(tokenName, "");
  };
  return {
    target,
    write,
    sent,
    send: () => void send(target.trim()),
    check,
    isDone,
    isSending,
    isChecking,
    change: () => restart("", false),
    /** Restores the value that was verified before. */
    keep: known && !isDone ? () => restart(shown(channel, known), true) : undefined,
    tidy: () => {
      if (shown(channel, target) !== target) write(shown(channel, target));
    },
    problem:
      problem ??
      (targetName ? form.errors[targetName] : undefined) ??
      (form.errors[tokenName] ? say("needed") : undefined),
  };
}
