import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { travelRuleTexts } from './travelRule.texts.ts';

/** Recipient; beneficiary, or fee; code, or review. */
const STEPS = 3;

type StepHeadProps = {
  /** 1 for the first. */
  readonly step: number;
  /** What the step asks, where its title does not say it. */
  readonly question?: string;
};

/** How far the send is, above each of its forms (D-TRS-39). */
export function StepHead({ step, question }: StepHeadProps) {
  const { progress, stepOf } = useTexts(travelRuleTexts);
  const text = stepOf(step, STEPS);
  return (
    <Stack gap={8}>
      <Text type="caption" tone="secondary" aria-hidden>
        {text}
      </Text>
      <ProgressBar label={progress} valueText={text} value={(100 * step) / STEPS} />
      {question === undefined ? null : <Heading level={2}>{question}</Heading>}
    </Stack>
  );
}
