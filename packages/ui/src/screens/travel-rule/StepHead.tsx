import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { travelRuleTexts } from './travelRule.texts.ts';

/** The recipient, then the beneficiary or the fee, then the code or the review. */
const STEP_COUNT = 3;

/** Progress of the send, above each of its forms (D-TRS-39). `step` starts at 1. */
export function StepHead({ step }: { readonly step: number }) {
  const { progress, stepOf } = useTexts(travelRuleTexts);
  const text = stepOf({ step, steps: STEP_COUNT });
  return (
    <Stack gap={8}>
      <Text type="caption" tone="secondary" aria-hidden>
        {text}
      </Text>
      <ProgressBar label={progress} valueText={text} value={(100 * step) / STEP_COUNT} />
    </Stack>
  );
}
