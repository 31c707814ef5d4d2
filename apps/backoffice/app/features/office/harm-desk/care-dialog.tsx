import { answerHarm, listHarm, readHarm } from '@croupier/contract/office/harm-desk';
import { CARE_TEMPLATES, type CareTemplate, type HarmAct } from '@croupier/domain/office/harm-desk';
import { Select } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';

/** Writes to the player in ready words, or keeps a note of what somebody found. */
export function CareDialog({ id, act, onClose }: { id: string; act: HarmAct; onClose(): void }) {
  const t = useTranslations('harm-desk');
  const [template, setTemplate] = useState<CareTemplate>('pause');
  return (
    <ActDialog
      title={t(`acts.${act}.title`)}
      button={t(`acts.${act}.name`)}
      happens={[t(`acts.${act}.happens`)]}
      operation={answerHarm}
      inputOf={(text) => ({
        params: { id },
        body: act === 'message' ? { act, template, text } : { act, text },
      })}
      changes={[listHarm, readHarm]}
      done={t('acts.done')}
      onClose={onClose}
    >
      {act === 'message' && (
        <Select
          label={t('acts.template')}
          value={template}
          onChange={({ target }) => setTemplate(target.value as CareTemplate)}
          options={CARE_TEMPLATES.map((value) => ({ value, label: t(`templates.${value}`) }))}
        />
      )}
    </ActDialog>
  );
}
