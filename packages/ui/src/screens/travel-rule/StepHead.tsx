import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { travelRuleTexts } from './travelRule.texts.ts';

/** The recipient, then the beneficiary or the fee, then the code or the review. */
const STEP_COUNT = 3;

type StepHeadProps = {
  /** Starts at 1. */
  readonly step: number;
  /** The question of the step, if its title does not state it. */
  readonly question?: string;
};

/** Progress of the send, above each of its forms (D-TRS-39). */
export function StepHead({ step, question }: StepHeadProps) {
  const { progress, stepOf } = useTexts(travelRuleTexts);
  const text = stepOf(step, STEP_COUNT);
  return (
    <Stack gap={8}>
      <Text type="caption" tone="secondary" aria-hidden>
        {text}
      </Text>
      <ProgressBar label={progress} valueText={text} value={(100 * step) / STEP_COUNT} />
      {question === undefined ? null : <Heading level={2}>{question}</Heading>}
    </Stack>
  );
}
