import { formatPhone, toE164 } from "@bupum/shared/kernel/phone";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Channel, VerificationPurpose } from "@bupum/shared/verifications/contract";
import { codeLifeSeconds } from "@bupum/shared/verifications/rules";
import { failureOf } from "@bupum/ui/failure";
import { useDraftOfForm } from "@bupum/ui/form/draft";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useWords } from "../words.ts";
import { checkCode, sendCode } from "./queries.ts";

export interface ContactCheckProps {
  channel: Channel;
  purpose: VerificationPurpose;
  /** Fields of the form that take the address or number, and its token. */
  targetName?: string;
  tokenName: string;
  label: string;
  description?: string;
  initial?: string;
  /** What is verified already and needs no new code. */
  known?: string | undefined;
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

/** What a failed call says: words beside the field, and how long to wait where it was too often. */
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

/** One code at a time: sent, counted down, checked, and its token put into the form. */
export function useContactCheck(props: ContactCheckProps) {
  const { channel, purpose, targetName, tokenName, known } = props;
  const { form } = useDraftOfForm();
  const say = useWords("verifications");
  const fault = useFault();
  const sending = useMutation(sendCode);
  const checking = useMutation(checkCode);
  const [target, setTarget] = useState(() => shown(channel, props.initial ?? known ?? ""));
  const [sent, setSent] = useState<SentCode>();
  const [isDone, setDone] = useState(known !== undefined && known !== "");
  const [problem, setProblem] = useState<string>();

  const write = (text: string) => {
    setTarget(text);
    setProblem(undefined);
    if (targetName) form.setFieldValue(targetName, text);
  };
  const send = async () => {
    const userId = props.userId?.().trim();
    if (props.userId && !userId) return setProblem(say("userIdFirst"));
    if (target.trim() === "") return setProblem(say(`empty.${channel}`));
    setProblem(undefined);
    form.clearFieldError(tokenName);
    if (targetName) form.clearFieldError(targetName);
    try {
      const reply = await sending.mutateAsync({
        channel,
        target: target.trim(),
        purpose,
        ...(userId && { userId }),
      });
      const now = Date.now();
      setSent({
        requestId: reply.requestId,
        endsAt: now + codeLifeSeconds[channel] * 1000,
        resendAt: now + reply.resendAfter * 1000,
      });
      write(shown(channel, target.trim()));
    } catch (error) {
      setProblem(fault(error));
    }
  };
  /** Undefined when the code was right, else what to say. */
  const check = async (code: string): Promise<string | undefined> => {
    if (!sent) return undefined;
    try {
      const reply = await checking.mutateAsync({ channel, requestId: sent.requestId, code });
      form.setFieldValue(tokenName, reply.verificationToken);
      form.clearFieldError(tokenName);
      setDone(true);
      setSent(undefined);
      props.onVerified?.(reply.verificationToken);
      return undefined;
    } catch (error) {
      return fault(error);
    }
  };
  const restart = (text: string, done: boolean) => {
    setDone(done);
    setSent(undefined);
    write(text);
    form.setFieldValue(tokenName, "");
  };
  return {
    target,
    write,
    sent,
    send: () => void send(),
    check,
    isDone,
    isSending: sending.isPending,
    isChecking: checking.isPending,
    change: () => restart("", false),
    /** Back to what was verified before. */
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
