import { confirmed } from "@bupum/ui/frame/dialogs";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useWords } from "../words.ts";

interface RemoveButtonProps {
  /** The name of the deleted thing for the reader. */
  name: string;
  remove: () => Promise<void>;
  /** After it went. */
  done: () => void;
  label?: string;
  compact?: boolean;
}

/** Deletes after a question (D23-8); a refusal shows its reason. */
export function RemoveButton({ name, remove, done, label, compact }: RemoveButtonProps) {
  const say = useWords("catalogue");
  const mutation = useMutation({
    mutationFn: () => remove(),
    onSuccess: () => {
      toast.done(say("removed", { name }));
      done();
    },
  });
  const press = async () => {
    const spec = { title: say("remove"), body: say("removeBody", { name }), danger: true };
    const texts = { primary: say("remove"), secondary: say("keep") };
    if (await confirmed({ ...spec, ...texts })) mutation.mutate();
  };
  return (
    <Button
      color="red"
      variant="outline"
      size={compact ? "sm" : "md"}
      loading={mutation.isPending}
      onClick={() => void press()}
      {...(label && { "aria-label": label })}
    >
      {say("remove")}
    </Button>
  );
}
