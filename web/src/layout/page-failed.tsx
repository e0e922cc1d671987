import { failureOf } from "@bupum/ui/failure";
import { useKitWords } from "@bupum/ui/say";
import { Broken, Failed } from "@bupum/ui/states";
import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { Head } from "./head.tsx";

/** A loader or page that threw: the server's words for a refused read, ours for a bug. */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  const say = useKitWords();
  const router = useRouter();
  const again = () => {
    reset();
    void router.invalidate();
  };
  const { status } = failureOf(error);
  const answered = status > 0 || (error instanceof Error && error.name === "ApiError");
  return (
    <>
      <Head title={say("states.failed")} hidden />
      {answered ? <Failed error={error} again={again} /> : <Broken again={again} />}
    </>
  );
}
