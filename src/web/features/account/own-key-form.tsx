import { useLingui } from '@lingui/react';
import { useForm } from 'react-hook-form';
import type { NewOwnKey } from '#contract/account.ts';
import { api } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useErrorText } from '../../ui/use-error-text.ts';
import { keyProviders, useKeyChange } from './own-key.ts';

const options = Object.entries(keyProviders).map(([value, { label }]) => ({ value, label }));

export function OwnKeyForm() {
  const { _ } = useLingui();
  const textOf = useErrorText();
  const { register, handleSubmit, setValue, watch, formState } = useForm<NewOwnKey>({
    defaultValues: { provider: 'openai', model: keyProviders.openai.model, key: '' },
  });
  const save = useKeyChange((body: NewOwnKey) => api.setOwnKey({ body }));
  const choose = (name: string) => {
    const [provider] = (['openai', 'anthropic', 'google'] as const).filter((one) => one === name);
    if (!provider) return;
    setValue('provider', provider);
    setValue('model', keyProviders[provider].model);
  };
  const { errors } = formState;
  return (
    <form noValidate onSubmit={handleSubmit((values) => save.mutate(values))} className="space-y-4">
      {save.error && <Note tone="bad">{textOf(save.error)}</Note>}
      <Field label={_('Provider')}>
        {(control) => (
          <Select
            {...control}
            value={watch('provider')}
            onValueChange={choose}
            placeholder={_('Provider')}
            options={options}
          />
        )}
      </Field>
      <Field label={_('Model')} error={errors.model?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...register('model', {
              validate: (model) => model.trim() !== '' || _('Enter the name of a model.'),
            })}
            spellCheck={false}
            autoComplete="off"
          />
        )}
      </Field>
      <Field label={_('API key')} error={errors.key?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...register('key', { validate: (key) => key.trim() !== '' || _('Enter your API key.') })}
            type="password"
            spellCheck={false}
            autoComplete="off"
          />
        )}
      </Field>
      <Button type="submit" busy={save.isPending}>
        {_('Save key')}
      </Button>
    </form>
  );
}
