import { PageFailure } from "@bupum/ui/frame/page-failed";
import { useKitWords } from "@bupum/ui/say";
import { Missing } from "@bupum/ui/display/states";
import { Link, type ErrorComponentProps } from "@tanstack/react-router";
import { Head } from "./head.tsx";

export function NotFound() {
  const say = useKitWords();
  return (
    <>
      <Head title={say("states.missing")} />
      <Missing action={<Link to="/">{say("home")}</Link>} />
    </>
  );
}

export function PageFailed(props: ErrorComponentProps) {
  const say = useKitWords();
  return (
    <>
      <Head title={say("states.failed")} />
      <PageFailure {...props} />
    </>
  );
}
