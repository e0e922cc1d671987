import { PageFailure } from "@bupum/ui/frame/page-failed";
import { useKitWords } from "@bupum/ui/say";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { Head } from "./head.tsx";

export function PageFailed(props: ErrorComponentProps) {
  const say = useKitWords();
  return (
    <>
      <Head title={say("states.failed")} hidden />
      <PageFailure {...props} />
    </>
  );
}
