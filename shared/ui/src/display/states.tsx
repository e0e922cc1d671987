import { Button, Skeleton } from "@mantine/core";
import {
  IconAlertTriangle,
  IconBox,
  IconLock,
  IconMoodEmpty,
  IconWifiOff,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { failureOf } from "../failure.ts";
import { useOnline } from "../online.ts";
import { useKitWords } from "../say.ts";
import styles from "./states.module.css";

interface StateProps {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  role?: "alert" | "status";
  /** The error code, for tests and support. */
  failure?: string;
}

function State({ icon, title, children, action, role, failure }: StateProps) {
  return (
    <div className={styles["state"]} role={role} data-failure={failure}>
      <span className={styles["icon"]} aria-hidden>
        {icon}
      </span>
      <p className={styles["title"]}>{title}</p>
      {children && <div className={styles["hint"]}>{children}</div>}
      {action}
    </div>
  );
}

/** Nothing to list: says what belongs here and how to get it. */
export function Empty(props: { title?: string; children?: ReactNode; action?: ReactNode }) {
  const say = useKitWords();
  return (
    <State icon={<IconBox size={36} />} {...props} title={props.title ?? say("states.empty")} />
  );
}

/** A page or entity that is not there. */
export function Missing({ action }: { action?: ReactNode }) {
  const say = useKitWords();
  return (
    <State
      failure="missing"
      icon={<IconMoodEmpty size={36} />}
      title={say("states.missing")}
      action={action}
    >
      {say("states.missingHint")}
    </State>
  );
}

/** A page that threw while rendering. */
export function Broken({ again }: { again: () => void }) {
  const say = useKitWords();
  return (
    <State
      role="alert"
      failure="broken"
      icon={<IconAlertTriangle size={36} />}
      title={say("states.broken")}
      action={<Button onClick={again}>{say("retry")}</Button>}
    >
      {say("states.brokenHint")}
    </State>
  );
}

/** A failed read: offline, forbidden, missing or broken, each with its own text. */
export function Failed({ error, again }: { error: unknown; again?: () => void }) {
  const say = useKitWords();
  const { status, message, requestId } = failureOf(error);
  if (status === 404) return <Missing />;
  const kind = status === 403 ? "forbidden" : status === 0 ? "offline" : "failed";
  const icons = { forbidden: IconLock, offline: IconWifiOff, failed: IconAlertTriangle };
  const Icon = icons[kind];
  return (
    <State
      role="alert"
      failure={kind}
      icon={<Icon size={36} />}
      title={say(`states.${kind}`)}
      action={
        again && kind !== "forbidden" ? (
          <Button variant="default" onClick={again}>
            {say("retry")}
          </Button>
        ) : undefined
      }
    >
      <p>{message ?? say(`states.${kind}Hint`)}</p>
      {requestId && <p>{say("states.requestId", { id: requestId })}</p>}
    </State>
  );
}

/** Shown in place of content that cannot load without a connection. */
export function WaitsForNetwork() {
  const say = useKitWords();
  if (useOnline()) return null;
  return (
    <p className={styles["missing"]}>
      <IconWifiOff size={18} aria-hidden /> {say("states.offlinePart")}
    </p>
  );
}

/** Grey bars about as high as the content to come; what follows them may wait (`data-waits`). */
export function Loading({ lines = 5, height = 20 }: { lines?: number; height?: number }) {
  const say = useKitWords();
  return (
    <output className={styles["loading"]} aria-label={say("loading")} data-waits>
      <WaitsForNetwork />
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} height={height} width={index === lines - 1 ? "60%" : "100%"} />
      ))}
    </output>
  );
}

/** A line under the header while the browser has no connection. */
export function OfflineNote() {
  const say = useKitWords();
  if (useOnline()) return null;
  return (
    <output className={styles["offline"]}>
      <IconWifiOff size={18} aria-hidden /> {say("states.offline")}. {say("states.offlineHint")}
    </output>
  );
}
