import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useWords } from "../words.ts";
import { logInByPasskey } from "./queries.ts";

/** Logs in without a name: the device knows whose passkeys it has (D20-14). */
export function PasskeyLogin({ onToken }: { onToken: (token: string) => Promise<void> }) {
  const say = useWords("passkeys");
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const token = await logInByPasskey();
      if (token) await onToken(token);
      else toast.failed(say("refused"));
    },
  });
  if (!("PublicKeyCredential" in window)) return null;
  return (
    <Button variant="default" fullWidth loading={isPending} onClick={() => mutate()}>
      {say("login")}
    </Button>
  );
}
