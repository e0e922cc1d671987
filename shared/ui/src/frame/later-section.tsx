import { Button } from "@mantine/core";
import {
  Component,
  type ComponentType,
  lazy,
  type LazyExoticComponent,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from "react";
import { useOnline } from "../online.ts";
import { useKitWords } from "../say.ts";
import styles from "../display/states.module.css";

interface GuardProps {
  children: ReactNode;
  missing: ReactNode;
  onFailed: () => void;
}

/** Error boundary of a part whose code or texts fail to load: the page around it stays. */
class Guard extends Component<GuardProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailed();
  }

  override render() {
    return this.state.hasFailed ? this.props.missing : this.props.children;
  }
}

/** Reports that a part failed to load, and retries as soon as there is a connection. */
function Missing({ again, quiet }: { again: () => void; quiet: boolean }) {
  const say = useKitWords();
  const online = useOnline();
  useEffect(() => {
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [again]);
  if (quiet) return null;
  return (
    <output className={styles["missing"]}>
      {say(online ? "states.failed" : "states.offlinePart")}
      {online && (
        // The focus stays where the part was requested: a search box would close its list.
        <Button variant="subtle" onMouseDown={(event) => event.preventDefault()} onClick={again}>
          {say("retry")}
        </Button>
      )}
    </output>
  );
}

interface LaterOptions {
  /** Renders nothing if it fails to load: the reader did not ask for it. */
  quiet?: boolean;
}

/**
 * A part whose code is loaded when it is first rendered. If that fails without a connection, the
 * part says so in its own place, and the page around it stays unchanged.
 */
export function laterSection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { quiet = false }: LaterOptions = {},
): ComponentType<Props & { waiting?: ReactNode }> {
  const fresh = () => lazy(async () => ({ default: await load() }));
  // React caches a lazy component's failure forever: a retry needs a new one.
  let part: LazyExoticComponent<ComponentType<Props>> = fresh();
  return function LaterPart(props: Props & { waiting?: ReactNode }) {
    const [tries, setTries] = useState(0);
    const [again] = useState(() => () => setTries((count) => count + 1));
    const Part = part;
    return (
      <Guard
        key={tries}
        onFailed={() => void (part = fresh())}
        missing={<Missing again={again} quiet={quiet} />}
      >
        <Suspense fallback={props.waiting ?? null}>
          <Part {...props} />
        </Suspense>
      </Guard>
    );
  };
}
