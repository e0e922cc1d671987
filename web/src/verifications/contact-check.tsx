import { Button, TextInput } from "@mantine/core";
import { IconCircleCheck } from "@tabler/icons-react";
import { useEffect, useState, type KeyboardEvent } from "react";
import { useWords } from "../words.ts";
import { type ContactCheckProps, type SentCode, useContactCheck } from "./use-contact-check.ts";
import styles from "./contact-check.module.css";

/** Runs on Enter without submitting the surrounding form. */
const onEnter = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  act();
};

/** A phone number or e-mail address that is verified by a code, in place. */
export function ContactCheck(props: ContactCheckProps) {
  const { channel, label, description, required, targetName, tokenName } = props;
  const say = useWords("verifications");
  const check = useContactCheck(props);
  const phone = channel === "PHONE";
  return (
    <div className={styles["check"]} role="group" aria-label={label}>
      <div className={styles["line"]}>
        <TextInput
          label={label}
          description={description}
          withAsterisk={required ?? false}
          {...(targetName && { "data-path": targetName })}
          type={phone ? "tel" : "email"}
          inputMode={phone ? "tel" : "email"}
          autoComplete={phone ? "tel-national" : "email"}
          placeholder={phone ? "010-1234-5678" : "name@company.co.kr"}
          value={check.target}
          readOnly={check.isDone}
          error={check.problem}
          maxLength={254}
          onChange={(event) => check.write(event.currentTarget.value)}
          onBlur={check.tidy}
          onKeyDown={onEnter(check.send)}
          rightSection={
            check.isDone && (
              <IconCircleCheck size={20} aria-hidden color="var(--mantine-color-green-6)" />
            )
          }
        />
        {check.isDone ? (
          <Button variant="default" onClick={check.change}>
            {say("change")}
          </Button>
        ) : (
          <SendCode check={check} tokenName={tokenName} />
        )}
      </div>
      {check.keep && (
        <Button variant="subtle" size="sm" mih={44} onClick={check.keep}>
          {say("keep")}
        </Button>
      )}
      {check.sent && !check.isDone && (
        <CodeLine
          key={check.sent.requestId}
          sent={check.sent}
          phone={phone}
          check={check.check}
          isChecking={check.isChecking}
        />
      )}
      <output className={styles["done"]}>{check.isDone && say("done")}</output>
    </div>
  );
}

/** Seconds left until a moment, counted down. */
function useSecondsUntil(moment: number | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (moment === undefined) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [moment]);
  return moment === undefined ? 0 : Math.max(0, Math.ceil((moment - now) / 1000));
}

interface SendCodeProps {
  check: ReturnType<typeof useContactCheck>;
  tokenName: string;
}

function SendCode({ check, tokenName }: SendCodeProps) {
  const say = useWords("verifications");
  const wait = useSecondsUntil(check.sent?.resendAt);
  const text = wait > 0 ? say("resendIn", { seconds: wait }) : say("resend");
  return (
    <Button
      variant={check.sent ? "default" : "light"}
      data-path={tokenName}
      loading={check.isSending}
      disabled={wait > 0}
      onClick={check.send}
    >
      {check.sent ? text : say("send")}
    </Button>
  );
}

interface CodeLineProps {
  sent: SentCode;
  phone: boolean;
  check: (code: string) => Promise<string | undefined>;
  isChecking: boolean;
}

/** Six digits; they are checked when the last one is typed or filled in by the phone. */
function CodeLine({ sent, phone, check, isChecking }: CodeLineProps) {
  const say = useWords("verifications");
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string>();
  const left = useSecondsUntil(sent.endsAt);
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  const send = (digits: string) => {
    if (digits.length < 6) return setProblem(say("sixDigits"));
    void check(digits).then(setProblem);
  };
  return (
    <div className={styles["line"]}>
      <TextInput
        label={say("code")}
        description={left > 0 ? say(phone ? "sentPhone" : "sentEmail", { clock }) : say("over")}
        // Just asked for by a press: the next thing to do is to type the code.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="000000"
        value={code}
        error={problem}
        disabled={left === 0}
        onChange={(event) => {
          const digits = event.currentTarget.value.replace(/\D/g, "").slice(0, 6);
          setCode(digits);
          setProblem(undefined);
          if (digits.length === 6 && digits !== code) send(digits);
        }}
        onKeyDown={onEnter(() => send(code))}
      />
      <Button loading={isChecking} disabled={left === 0} onClick={() => send(code)}>
        {say("check")}
      </Button>
    </div>
  );
}
