import { describe, expect, it } from 'vitest'
import { german } from '../messages/german.ts'
import { blok } from '../model/test-model.ts'
import { fieldProblems } from './field-problems.ts'
import { isShown } from './is-shown.ts'

const field = (more: object) => ({ name: 'f', label: 'F', type: 'text', ...more })

describe('fieldProblems', () => {
  it.each([
    [{ required: true }, '', [german.isMissing]],
    [{ required: true, type: 'asset' }, { filename: '' }, [german.isMissing]],
    [{ required: true, type: 'multilink' }, { linktype: 'url', url: '', cached_url: '' }, [german.isMissing]],
    [{ required: true, type: 'multilink' }, { linktype: 'url', url: '/a' }, []],
    [{ required: true, type: 'boolean' }, false, []],
    [{}, undefined, []],
    [{ max_length: '3' }, 'four', [german.tooLong(3, 4)]],
    [{ regex: '[a-z]+' }, 'ab1', [german.wrongForm]],
    [{ regex: '(' }, 'ab1', []],
    [{ type: 'number' }, 'zwei', [german.noNumber]],
    [{ type: 'number', min_value: 1, max_value: 5 }, '6', [german.outOfRange(1, 5)]],
    [{ type: 'number', min_value: 1, max_value: 5 }, '5', []],
    [{ type: 'bloks', minimum: 2 }, [blok('a', 'b')], [german.tooFew(2)]],
    [{ type: 'bloks', maximum: 1 }, [blok('a', 'b'), blok('c', 'b')], [german.tooMany(1)]],
    [{ type: 'options', max_options: '1' }, ['a', 'b'], [german.tooMany(1)]],
  ])('%j with %j', (more, value, problems) => expect(fieldProblems(field(more), value, german)).toEqual(problems))
})

describe('isShown', () => {
  const hidden = (rule_match: string, ...rules: [key: string, validation: string, value?: string][]) =>
    field({
      conditional_settings: [
        {
          modifications: [{ display: 'hide' }],
          rule_match,
          rule_conditions: rules.map(([field_key, validation, value]) => ({ validation, value, validated_object: { field_key } })),
        },
      ],
    })
  it.each([
    [hidden('any', ['a', 'empty']), {}, false],
    [hidden('any', ['a', 'empty']), { a: 'x' }, true],
    [hidden('any', ['a', 'not_empty']), { a: 'x' }, false],
    [hidden('any', ['a', 'equals', 'x'], ['b', 'equals', 'x']), { b: 'x' }, false],
    [hidden('all', ['a', 'equals', 'x'], ['b', 'equals', 'x']), { b: 'x' }, true],
    [hidden('all', ['a', 'not_equals', 'x']), { a: 'y' }, false],
    [hidden('any', ['a', 'equals', 'true']), { a: true }, false],
    [hidden('all'), {}, true],
    [field({}), {}, true],
    [field({ conditional_settings: 'nonsense' }), {}, true],
  ])('%#', (settings, fields, shown) => expect(isShown(settings, blok('b', 'text', fields))).toBe(shown))
})
